import { homeMessages } from "#messages/home.ts";
import { shopPictures } from "../shell/shop-pictures.ts";
import { onPhones, ShopPicture } from "../ui/picture.tsx";

export function WhyChooseUs() {
  return (
    <section className="wrap section-space grid gap-8 pt-0! md:grid-cols-2 md:items-center md:gap-10 lg:gap-18">
      <div className="aspect-square overflow-hidden rounded-md bg-chuna">
        <ShopPicture
          picture={shopPictures.bench}
          alt=""
          sizes={`(min-width: 1360px) 620px, (min-width: 768px) 46vw, ${onPhones(92)}`}
          className="size-full object-cover"
        />
      </div>
      <div>
        <h2 className="mb-5 text-3xl">{homeMessages.whyChooseUs}</h2>
        <ul>
          {homeMessages.reasons.map(({ title, text }, index) => (
            <li key={title} className={`border-line py-4.5 ${index === 0 ? "seam" : "border-t"}`}>
              <h3 className="mb-1">{title}</h3>
              <p className="text-slate">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
