import { type ReactNode, useId, useRef } from "react";
import ArrowLeft from "#icons/arrow-left.mjs";
import ArrowRight from "#icons/arrow-right.mjs";
import Pause from "#icons/pause.mjs";
import Play from "#icons/play.mjs";
import { carouselMessages } from "#messages/carousel.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { onPhones } from "#web/ui/picture.tsx";
import type { CardProduct } from "./card-product.ts";
import { ProductCard } from "./product-card.tsx";
import { useCarousel } from "./use-carousel.ts";

type ProductCarouselProps = {
  title: string;
  products: readonly CardProduct[];
  action?: ReactNode;
};

const slide = "shrink-0 basis-[86%] snap-start ps-3 md:basis-1/2 md:ps-4.5 lg:basis-1/3 xl:basis-1/4 xl:ps-5";
const slideWidths = `(min-width: 1360px) 300px, (min-width: 1200px) 23vw, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, ${onPhones(80)}`;

export function ProductCarousel({ title, products, action }: ProductCarouselProps) {
  const frame = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { running, shown, ...controls } = useCarousel(frame, viewport);
  if (products.length === 0) return null;
  const shownName = shown === undefined ? undefined : products[shown]?.name;

  return (
    <section ref={frame} aria-labelledby={titleId} aria-roledescription="carousel" className="section-space">
      <div className="wrap">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId}>{title}</h2>
          <div className="flex grow items-center justify-end gap-2 whitespace-nowrap">
            {action && <div className="me-auto sm:me-3 sm:ms-auto">{action}</div>}
            <CarouselButtons title={title} slides={products.length} running={running} {...controls} />
          </div>
        </div>
        <p role="status" className="sr-only">
          {shownName && <span>{carouselMessages.shown(shownName, (shown ?? 0) + 1, products.length)}</span>}
        </p>
        <div
          ref={viewport}
          className={`-m-1.5 p-1.5 ${running ? "overflow-hidden" : "snap-x snap-mandatory scroll-ps-1.5 overflow-x-auto [scrollbar-width:none]"}`}
        >
          <ul className="-ms-3 flex touch-pan-y touch-pinch-zoom md:-ms-4.5 xl:-ms-5">
            {products.map((product) => (
              <li key={product.id} className={slide}>
                <ProductCard product={product} sizes={slideWidths} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type CarouselButtonsProps = {
  title: string;
  slides: number;
  running: boolean;
  paused: boolean;
  togglePaused: () => void;
  previous: () => void;
  next: () => void;
};

const hiddenWhereAllFit: Record<number, string> = {
  1: "hidden",
  2: "md:hidden",
  3: "lg:hidden",
  4: "xl:hidden",
};

function CarouselButtons(props: CarouselButtonsProps) {
  const { title, slides, running, paused, togglePaused, previous, next } = props;
  return (
    <div className={`flex gap-2 ${hiddenWhereAllFit[slides] ?? ""}`}>
      <IconButton
        outlined
        label={paused ? carouselMessages.play(title) : carouselMessages.pause(title)}
        onClick={togglePaused}
        className={`motion-reduce:hidden ${running ? "" : "invisible"}`}
        data-carousel-pause=""
      >
        {paused ? <Icon icon={Play} /> : <Icon icon={Pause} />}
      </IconButton>
      <IconButton outlined label={carouselMessages.previousIn(title)} onClick={previous}>
        <Icon icon={ArrowLeft} className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton outlined label={carouselMessages.nextIn(title)} onClick={next}>
        <Icon icon={ArrowRight} className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
