import { homeMessages } from "#messages/home.ts";
import { shopPictures } from "../shell/shop-pictures.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ShopPicture } from "../ui/picture.tsx";

export function CallToAction() {
  return (
    <section className="relative overflow-hidden bg-chuna">
      <ShopPicture
        picture={shopPictures.bannerShelf}
        alt=""
        sizes="(min-width: 1024px) 100vw, 770px"
        className="absolute inset-x-0 bottom-0 h-60 w-full object-cover object-[62%_100%] max-lg:mask-t-from-55% lg:h-full lg:object-[60%_100%] rtl:object-[38%_100%] rtl:lg:object-[40%_100%]"
      />
      <div className="wrap relative pt-[clamp(44px,8vw,120px)] pb-47.5 lg:pb-[clamp(44px,8vw,120px)]">
        <h2 className="max-w-[13em] text-3xl">{homeMessages.upgradeTitle}</h2>
        <p className="mt-3 mb-5.5 max-w-[34ch] text-slate">{homeMessages.upgradeText}</p>
        <ButtonLink to="/products" prefetch="intent">
          {homeMessages.shopNow}
        </ButtonLink>
      </div>
    </section>
  );
}
