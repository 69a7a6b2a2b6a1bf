import { ArrowDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { shellMessages } from "#messages/shell.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
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
  /** Below the text, like the field of the order tracking. */
  children?: ReactNode;
};

/** The head of an inner page: drawing at the end, title at the start, the way home, a button down to the content. */
export function InnerBanner({ title, text, picture, breadcrumb, children }: InnerBannerProps) {
  const head = useRef<HTMLElement>(null);
  const banner = banners[picture];

  function scrollDown() {
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    head.current?.nextElementSibling?.scrollIntoView({ block: "start", behavior });
  }

  return (
    <section ref={head} className="relative overflow-hidden bg-chuna">
      <ShopPicture
        picture={banner.picture}
        alt=""
        sizes="(min-width: 640px) 100vw, 150vw"
        priority
        className={`absolute inset-0 size-full object-cover ${banner.crop}`}
      />
      <div
        className={`wrap relative flex min-h-[clamp(190px,24vw,320px)] flex-col items-start justify-center gap-2.5 ${children ? "py-9 sm:py-14 lg:py-16" : "py-4"}`}
      >
        <Breadcrumb items={breadcrumb} />
        <h1 className="text-4xl tracking-[-.028em]">{title}</h1>
        {text && <p className="max-w-[38ch] text-slate">{text}</p>}
        {children}
        <IconButton outlined label={shellMessages.scrollDown} onClick={scrollDown} className="mt-2 bg-paper">
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
