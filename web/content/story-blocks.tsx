import type { ReactNode } from "react";
import { type ShopPictureFile, shopPictures } from "../shell/shop-pictures.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ShopPicture } from "../ui/picture.tsx";
import { TextLink } from "../ui/text-link.tsx";

const checks = [
  {
    title: "The cloth",
    text: "Every roll is washed and measured before we cut it, and its shade held against our card by daylight.",
  },
  {
    title: "The seams",
    text: "Flat-felled where a shift pulls hardest, with a bar tack at both corners of every pocket.",
  },
  {
    title: "The name",
    text: "Read back letter by letter from your order before the needle starts, and once more when it stops.",
  },
  {
    title: "The fit",
    text: "The finished piece is laid flat and measured against the size chart, or against your six numbers.",
  },
];

/** Who the shop is, in three blocks: its story, its mission, its commitment to quality (specification section 2). */
export function StoryBlocks() {
  return (
    <div className="wrap section-space grid gap-[clamp(56px,8vw,112px)]">
      <Story
        title="Our Story"
        picture={shopPictures.hoop}
        crop="object-[30%_30%]"
        alt="A name on navy cloth in an embroidery hoop"
      >
        <p className="text-lg text-siyahi">
          It began with a house officer whose sleeves ended well above her wrists, because no shop in the city
          had her size.
        </p>
        <p>
          She came to our cutting table in Lahore with a tape measure and a page of numbers. We cut one set
          for her and put her name over the pocket, so that it would find its way back from the hospital
          laundry. Within the month, half her ward had sent us their numbers too.
        </p>
        <p>
          The table has become a workroom and the ward has become hospitals, clinics and colleges all over
          Pakistan. The work is still done in the same order: measure, cut, sew, embroider, check, fold.
        </p>
      </Story>
      <Story
        title="Our Mission"
        picture={shopPictures.rail}
        alt="Scrub tops in six colours on a rail"
        pictureLast
      >
        <p className="text-lg text-siyahi">
          A uniform that fits, for everyone who works in medicine, at a price that a first salary can carry.
        </p>
        <p>
          A shift is long enough without cloth that pulls at the shoulder. So there are seven sizes for women
          and for men, and where none of them is yours, we cut to six measurements. Every surcharge is written
          beside the choice that causes it, and you pay when the parcel is in your hands.
        </p>
        <p>
          We embroider names in the letters you write them in, because a patient should be able to read who is
          standing at the bed.
        </p>
        <p>
          <TextLink to="/size-chart">See the size chart</TextLink>
        </p>
      </Story>
      <Story
        title="Our Commitment to Quality"
        picture={shopPictures.stack}
        crop="object-[20%_50%]"
        alt="A stack of folded sets with a surgical cap beside it"
      >
        <p className="text-lg text-siyahi">Four things are checked before a parcel is closed.</p>
        <dl className="divide-y divide-line border-y border-line">
          {checks.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 py-3.5 sm:grid-cols-[7rem_1fr]">
              <dt className="font-[560] text-siyahi">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          If something slips past us all the same, we{" "}
          <TextLink to="/tac#faults">repair, remake or refund it</TextLink>.
        </p>
        <ButtonLink to="/products" prefetch="intent" className="justify-self-start">
          Shop Now
        </ButtonLink>
      </Story>
    </div>
  );
}

type StoryProps = {
  title: string;
  picture: ShopPictureFile;
  crop?: string;
  alt: string;
  /** The picture stands at the end of the line instead of its start. */
  pictureLast?: boolean;
  children: ReactNode;
};

function Story({ title, picture, crop = "", alt, pictureLast = false, children }: StoryProps) {
  return (
    <section className="grid gap-6 md:grid-cols-2 md:items-center md:gap-10 lg:gap-18">
      <div
        className={`aspect-4/3 overflow-hidden rounded-md bg-chuna md:aspect-4/5 lg:aspect-5/4 ${pictureLast ? "md:order-last" : ""}`}
      >
        <ShopPicture
          picture={picture}
          alt={alt}
          sizes="(min-width: 1360px) 644px, (min-width: 768px) 46vw, 92vw"
          className={`size-full object-cover ${crop}`}
        />
      </div>
      <div className="grid max-w-[58ch] gap-4 text-slate">
        <h2 className="text-3xl text-siyahi">{title}</h2>
        {children}
      </div>
    </section>
  );
}
