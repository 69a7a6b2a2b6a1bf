import { type ReactNode, useRef } from "react";
import ArrowDown from "#icons/arrow-down.mjs";
import { shellMessages } from "#messages/shell.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ShopPicture } from "../ui/picture.tsx";
import { prefersReducedMotion } from "../ui/reduced-motion.ts";
import { shopPictures } from "./shop-pictures.ts";

const banners = {
  rail: {
    picture: shopPictures.bannerRail,
    crop: "object-[17%_12%] lg:object-[80%_12%] rtl:object-[83%_12%] rtl:lg:object-[20%_12%]",
  },
  shelf: {
    picture: shopPictures.bannerShelf,
    crop: "object-[23%_100%] lg:object-[80%_100%] rtl:object-[77%_100%] rtl:lg:object-[20%_100%]",
  },
  bench: {
    picture: shopPictures.bannerBench,
    crop: "object-[17%_12%] lg:object-[80%_30%] rtl:object-[83%_12%] rtl:lg:object-[20%_30%]",
  },
};

type InnerBannerProps = {
  title: string;
  text?: string;
  picture: keyof typeof banners;
  breadcrumb: readonly Crumb[];
  isThinOnPhones?: boolean;
  children?: ReactNode;
};

export function InnerBanner(props: InnerBannerProps) {
  const { title, text, picture, breadcrumb, isThinOnPhones = false, children } = props;
  const wideOnly = isThinOnPhones ? "max-lg:hidden" : "";
  const head = useRef<HTMLElement>(null);
  const banner = banners[picture];

  const height = isThinOnPhones
    ? "pt-2 pb-1 lg:min-h-[clamp(190px,24vw,320px)] lg:py-4"
    : `min-h-[clamp(190px,24vw,320px)] ${children ? "py-9 sm:py-14 lg:py-16" : "py-4"}`;

  function scrollDown() {
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    head.current?.nextElementSibling?.scrollIntoView({ block: "start", behavior });
  }

  return (
    <section ref={head} className={`relative overflow-hidden ${isThinOnPhones ? "lg:bg-chuna" : "bg-chuna"}`}>
      <ShopPicture
        picture={banner.picture}
        alt=""
        sizes="(min-width: 640px) 100vw, 150vw"
        // A hidden picture is not fetched, unless it has priority.
        priority={!isThinOnPhones}
        className={`absolute inset-0 size-full object-cover ${banner.crop} ${wideOnly}`}
      />
      <div className={`wrap relative flex flex-col items-start justify-center gap-2.5 ${height}`}>
        <div className={wideOnly}>
          <Breadcrumb items={breadcrumb} />
        </div>
        <h1 className={`tracking-[-.028em] ${isThinOnPhones ? "text-2xl lg:text-4xl" : "text-4xl"}`}>
          {title}
        </h1>
        {text && <p className="max-w-[21.5em] text-slate">{text}</p>}
        {children}
        <IconButton
          outlined
          label={shellMessages.scrollDown}
          onClick={scrollDown}
          className={`mt-2 bg-paper ${wideOnly}`}
        >
          <Icon icon={ArrowDown} />
        </IconButton>
      </div>
    </section>
  );
}
