import { useId, useMemo } from "react";
import { href, Link } from "react-router";
import { carouselMessages } from "#messages/carousel.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { ShopPicture } from "../ui/picture.tsx";
import { readViewed } from "./viewed-store.ts";

const pictureWidths = "(min-width: 1360px) 148px, (min-width: 768px) 20vw, 36vw";

/** Number displayed, without the one of the open page. */
const most = 8;

/** Nothing without products besides the current one. */
export function ViewedRow({ currentId }: { currentId?: string | undefined }) {
  const titleId = useId();
  const products = useMemo(
    () =>
      readViewed()
        .filter(({ id }) => id !== currentId)
        .slice(0, most),
    [currentId],
  );
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="wrap pb-[clamp(44px,7vw,96px)]">
      <h2 id={titleId} className="mb-6">
        {carouselMessages.recentlyViewed}
      </h2>
      <ul className="-m-1.5 flex gap-3 overflow-x-auto p-1.5 xl:grid xl:grid-cols-8 xl:gap-5">
        {products.map(({ id, name, urdu, picture }) => (
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
