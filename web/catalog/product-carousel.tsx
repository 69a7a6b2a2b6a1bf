import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import type { CardProduct } from "./card-product.ts";
import { ProductCard } from "./product-card.tsx";
import { useCarousel } from "./use-carousel.ts";

type ProductCarouselProps = {
  title: string;
  products: readonly CardProduct[];
  /** Beside the title, like a link to all products. */
  action?: ReactNode;
};

const slide = "shrink-0 basis-[86%] snap-start ps-3 md:basis-1/2 md:ps-4.5 lg:basis-1/3 xl:basis-1/4 xl:ps-5";
const slideWidths =
  "(min-width: 1360px) 300px, (min-width: 1200px) 23vw, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, 80vw";

/** Products in a row that runs by itself: 4, 3, 2 or 1 at a time (specification section 4). Nothing without products. */
export function ProductCarousel({ title, products, action }: ProductCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { running, paused, togglePaused, previous, next } = useCarousel(viewport);
  if (products.length === 0) return null;

  return (
    <section aria-labelledby={titleId} aria-roledescription="carousel" className="section-space">
      <div className="wrap">
        <div className="mb-6 flex items-end justify-between gap-4">
          <h2 id={titleId}>{title}</h2>
          <div className="flex items-center gap-2 whitespace-nowrap">
            {action && <div className="md:me-3">{action}</div>}
            <IconButton
              outlined
              label={paused ? `Play ${title}` : `Pause ${title}`}
              onClick={togglePaused}
              className={`max-md:-my-2 ${running ? "" : "invisible"}`}
            >
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </IconButton>
            <IconButton outlined label={`Previous in ${title}`} onClick={previous} className="max-md:hidden">
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton outlined label={`Next in ${title}`} onClick={next} className="max-md:hidden">
              <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        </div>
        {/* The padding keeps the focus ring of a card inside the clipped row. */}
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
