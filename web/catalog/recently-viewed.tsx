import { useEffect, useId, useMemo } from "react";
import { href, Link } from "react-router";
import { productCardMessages } from "#messages/product-card.ts";
import { useHydrated } from "../cart/use-hydrated.ts";
import type { ChosenProduct } from "../product/choices/product-choices.ts";
import { ShopPicture } from "../ui/picture.tsx";
import { shownName } from "./shown-words.ts";
import { keepViewed, readViewed } from "./viewed-store.ts";

/** How many are shown, besides the one whose page is open. */
const most = 8;

const pictureWidths = "(min-width: 1360px) 148px, (min-width: 768px) 20vw, 36vw";

type RecentlyViewedProps = {
  /** The product whose page this is: it is kept for the next pages, and not shown. */
  current?: Pick<ChosenProduct, "id" | "name" | "urdu" | "images">;
};

/**
 * The products that were looked at in this browser, in one row. Known to the browser alone, so it comes after hydration
 * and belongs to where nothing on the first screen moves. Nothing for a first visit.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const titleId = useId();
  const hydrated = useHydrated();
  const currentId = current?.id;
  const others = useMemo(
    () => (hydrated ? readViewed().filter(({ id }) => id !== currentId) : []).slice(0, most),
    [hydrated, currentId],
  );

  useEffect(() => {
    const primary = current?.images.primary;
    if (!current || !primary) return;
    const { downloadURL, width, height, srcset } = primary;
    const { id, name, urdu } = current;
    keepViewed({
      ...{ id, name },
      ...(urdu?.name && { urdu: { name: urdu.name } }),
      picture: { downloadURL, width, height, srcset },
    });
  }, [current]);

  if (others.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="wrap pb-[clamp(44px,7vw,96px)]">
      <h2 id={titleId} className="mb-6">
        {productCardMessages.recentlyViewed}
      </h2>
      {/* The padding keeps the focus ring inside the scrolling row. */}
      <ul className="-m-1.5 flex gap-3 overflow-x-auto p-1.5 xl:grid xl:grid-cols-8 xl:gap-5">
        {others.map(({ id, name, urdu, picture }) => (
          <li key={id} className="w-[36vw] shrink-0 md:w-[20vw] xl:w-auto">
            <Link
              to={href("/selectedItem/:id", { id })}
              className="block rounded-md text-sm font-[540] underline-offset-4 hover:underline"
            >
              <span className="mb-2 block overflow-hidden rounded-md bg-chuna">
                <ShopPicture
                  picture={picture}
                  alt=""
                  sizes={pictureWidths}
                  className="aspect-4/5 w-full object-cover"
                />
              </span>
              {shownName({ name, urdu })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
