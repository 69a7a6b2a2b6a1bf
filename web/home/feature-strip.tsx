import { formatRupees } from "#contract/values/money.ts";
import BadgeCheck from "#icons/badge-check.mjs";
import Shirt from "#icons/shirt.mjs";
import Truck from "#icons/truck.mjs";
import { homeMessages } from "#messages/home.ts";
import { useShop } from "../shell/use-shop.ts";
import { Icon } from "../ui/icon.tsx";
import { Seam } from "../ui/seam.tsx";

export function FeatureStrip() {
  const { freeDeliveryFrom } = useShop();
  const features = [
    {
      icon: BadgeCheck,
      title: homeMessages.qualityTitle,
      text: homeMessages.qualityText,
    },
    {
      icon: Truck,
      title: homeMessages.deliveryTitle,
      text: homeMessages.deliveryText(formatRupees(freeDeliveryFrom)),
    },
    {
      icon: Shirt,
      title: homeMessages.comfortTitle,
      text: homeMessages.comfortText,
    },
  ];
  return (
    <section aria-label={homeMessages.promises} className="wrap">
      <Seam />
      <ul className="divide-line max-md:divide-y md:grid md:grid-cols-3 md:divide-x">
        {features.map(({ icon, title, text }) => (
          <li
            key={title}
            className="flex items-start gap-4 py-5.5 md:max-lg:flex-col md:max-lg:gap-2.5 md:px-5 md:py-7.5 md:first:ps-0 lg:px-8"
          >
            <Icon icon={icon} className="size-6.5 shrink-0 text-kashi" strokeWidth={1.75} />
            <div>
              <h2 className="mb-0.75 text-lg leading-[1.2] tracking-[-.008em]">{title}</h2>
              <p className="max-w-[20.4em] text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Seam />
    </section>
  );
}
