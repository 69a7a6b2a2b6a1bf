import ArrowRight from "#icons/arrow-right.mjs";
import { homeMessages } from "#messages/home.ts";
import { shopPictures } from "../shell/shop-pictures.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { onPhones, ShopPicture } from "../ui/picture.tsx";

export function Hero() {
  return (
    <section className="wrap grid gap-8 pt-[clamp(24px,4vw,52px)] pb-[clamp(40px,6vw,72px)] lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-12">
      <div className="grid content-center justify-items-start gap-5.5">
        <h1 className="text-4xl leading-[.98] font-[620] tracking-[-.028em]">{homeMessages.title}</h1>
        <p className="max-w-[23.8em] text-lg text-slate">{homeMessages.intro}</p>
        <ButtonLink to="/products" prefetch="intent">
          {homeMessages.explore}
          <Icon icon={ArrowRight} className="rtl:-scale-x-100" />
        </ButtonLink>
        <dl className="mt-1.5 flex gap-7 divide-x divide-line *:not-last:pe-7">
          {homeMessages.stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-slate">{label}</dt>
              <dd className="text-2xl leading-[1.1] font-[620]">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroPictures />
    </section>
  );
}

const frame = "relative overflow-hidden rounded-md bg-chuna max-lg:aspect-square max-lg:col-span-2";
const image = "absolute inset-0 size-full object-cover";

function HeroPictures() {
  return (
    <div className="grid grid-cols-6 gap-2.5 lg:grid-cols-[8fr_3.4fr_3.4fr] lg:grid-rows-[1.1fr_1fr] lg:gap-3.5">
      <div className="relative col-span-6 aspect-10/11 overflow-hidden rounded-md bg-chuna md:max-lg:col-span-4 md:max-lg:row-span-3 md:max-lg:aspect-auto lg:col-span-1 lg:row-span-2 lg:aspect-4/5">
        <ShopPicture
          picture={shopPictures.form}
          alt={homeMessages.formPicture}
          sizes={`(min-width: 1440px) 430px, (min-width: 1024px) 31vw, (min-width: 768px) 64vw, ${onPhones(92)}`}
          priority
          className={`${image} object-[50%_8%]`}
        />
        <p className="woven-label absolute start-4.5 bottom-4.5 px-3.5 pt-2.25 pb-2.5 leading-[1.15]">
          <b className="block font-[620]">{homeMessages.premiumQuality}</b>
          <span className="text-sm text-slate">{homeMessages.medicalGradeFabric}</span>
        </p>
      </div>
      <div className={`${frame} lg:col-span-2`}>
        <ShopPicture
          picture={shopPictures.rail}
          alt={homeMessages.railPicture}
          sizes="(min-width: 1440px) 380px, (min-width: 1024px) 28vw, 40vw"
          className={image}
        />
      </div>
      <div className={frame}>
        <ShopPicture
          picture={shopPictures.stack}
          alt={homeMessages.stackPicture}
          sizes="(min-width: 1024px) 270px, 31vw"
          className={`${image} object-[4%_50%]`}
        />
      </div>
      <div className={frame}>
        <ShopPicture
          picture={shopPictures.hoop}
          alt={homeMessages.hoopPicture}
          sizes="(min-width: 1024px) 270px, 31vw"
          className={`${image} object-[18%_50%]`}
        />
      </div>
    </div>
  );
}
