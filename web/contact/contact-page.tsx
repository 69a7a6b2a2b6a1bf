import Mail from "#icons/mail.mjs";
import MapPin from "#icons/map-pin.mjs";
import Phone from "#icons/phone.mjs";
import { contactMessages } from "#messages/contact.tsx";
import { InnerBanner } from "../shell/inner-banner.tsx";
import { pageTags } from "../shell/page-tags.ts";
import { useShop } from "../shell/use-shop.ts";
import { Icon } from "../ui/icon.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/contact-page.ts";
import { ContactForm } from "./contact-form.tsx";

const detail = "inline-flex min-h-11 items-center gap-3 underline-offset-4 hover:underline";

export function meta({ matches }: Route.MetaArgs) {
  return pageTags(matches, {
    title: contactMessages.title,
    description: contactMessages.description,
    path: "/contact",
  });
}

export default function ContactPage() {
  return (
    <main>
      <InnerBanner
        title={contactMessages.title}
        picture="bench"
        breadcrumb={[{ label: contactMessages.title }]}
      />
      <div className="wrap section-space grid items-start gap-x-18 gap-y-10 lg:grid-cols-[360px_minmax(0,640px)]">
        <ContactDetails />
        <section aria-labelledby="write-title">
          <h2 id="write-title" className="mb-5">
            {contactMessages.writeToUs}
          </h2>
          <ContactForm />
        </section>
      </div>
    </main>
  );
}

function ContactDetails() {
  const shop = useShop();
  return (
    <section aria-labelledby="details-title" className="grid gap-5">
      <h2 id="details-title">{contactMessages.talkToUs}</h2>
      <ul className="grid gap-1 text-lg [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-kashi">
        <li>
          <a href={`tel:${shop.phone.replaceAll(" ", "")}`} className={detail}>
            <Icon icon={Phone} />
            <bdi dir="ltr">{shop.phone}</bdi>
          </a>
        </li>
        <li>
          <a href={`mailto:${shop.email}`} className={detail}>
            <Icon icon={Mail} />
            {shop.email}
          </a>
        </li>
        <li>
          <address className={`${detail} not-italic hover:no-underline`}>
            <Icon icon={MapPin} />
            <bdi>{shop.streetAddress}</bdi>
          </address>
        </li>
      </ul>
      <p className="text-slate">
        {contactMessages.aboutAnOrder((words) => (
          <TextLink to="/order-track">{words}</TextLink>
        ))}
      </p>
    </section>
  );
}
