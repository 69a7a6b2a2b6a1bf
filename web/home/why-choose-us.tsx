import { shopPictures } from "../shell/shop-pictures.ts";
import { ShopPicture } from "../ui/picture.tsx";

const reasons = [
  {
    title: "Your name in thread",
    text: "Embroidered on the chest, left or right, never printed. The picture shows it before you order.",
  },
  {
    title: "Cut to your measurements",
    text: "Where no size fits, six measurements and a note to the tailor do.",
  },
  {
    title: "Colours that match",
    text: "Set, cap and coat come from one dye lot, so a whole team looks alike.",
  },
  {
    title: "No account needed",
    text: "Order as a guest, pay at your door, follow the parcel by its number.",
  },
];

export function WhyChooseUs() {
  return (
    <section className="wrap section-space grid gap-8 pt-0! md:grid-cols-2 md:items-center md:gap-10 lg:gap-18">
      <div className="aspect-square overflow-hidden rounded-md bg-chuna">
        <ShopPicture
          picture={shopPictures.bench}
          alt=""
          sizes="(min-width: 1360px) 620px, (min-width: 768px) 46vw, 92vw"
          className="size-full object-cover"
        />
      </div>
      <div>
        <h2 className="mb-5 text-3xl">Why Choose Us</h2>
        <ul>
          {reasons.map(({ title, text }) => (
            <li key={title} className="seam py-4.5">
              <h3 className="mb-1">{title}</h3>
              <p className="text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
