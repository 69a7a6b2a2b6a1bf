import { useState } from "react";
import type { Color, Picture } from "#contract/catalog.ts";
import { ShopPicture } from "../ui/picture.tsx";
import { frontPicture } from "./front-picture.ts";
import type { ChosenProduct } from "./product-choices.ts";
import { ZoomPicture } from "./zoom-picture.tsx";

type View = { key: string; name: string; picture: Picture };

/** The views of a garment: its front in the chosen color, then every other picture that is not a front. */
function viewsOf(images: ChosenProduct["images"], colorLabel: string | undefined): View[] {
  const front = frontPicture(images, colorLabel);
  const others = Object.entries(images).filter(([key]) => key !== "primary" && !key.startsWith("front-"));
  return [
    ...(front ? [{ key: "primary", name: "front", picture: front }] : []),
    ...others.map(([key, picture]) => ({ key, name: key.replaceAll("-", " "), picture })),
  ];
}

const mainWidths = "(min-width: 1024px) 656px, 92vw";

/** Every picture of a product: one large, and a thumbnail for each. A chosen color brings its front. */
export function ProductGallery({ product, color }: { product: ChosenProduct; color: Color | null }) {
  const [selected, setSelected] = useState({ key: "primary", color });
  const views = viewsOf(product.images, color?.label);
  // Another color than at the time of the selection: back to the front, where it shows.
  const key = selected.color?._id === color?._id ? selected.key : "primary";
  const view = views.find((candidate) => candidate.key === key) ?? views[0];
  if (!view) return <div aria-hidden="true" className="aspect-4/5 rounded-md bg-chuna" />;
  const inColor = color ?? product.colors[0];

  return (
    <div className="grid min-w-0 gap-2.5 lg:sticky lg:top-19 lg:grid-cols-[84px_minmax(0,1fr)] lg:gap-3.5">
      <ZoomPicture
        picture={view.picture}
        alt={[product.name, view.name, view.key === "primary" && inColor?.label].filter(Boolean).join(", ")}
        sizes={mainWidths}
        className="lg:order-2"
      />
      <ul aria-label="Pictures" className="grid grid-cols-5 content-start gap-2 lg:grid-cols-1">
        {views.map(({ key: viewKey, name, picture }) => (
          <li key={viewKey}>
            <button
              type="button"
              aria-label={`Show ${name}`}
              aria-current={viewKey === view.key}
              onClick={() => setSelected({ key: viewKey, color })}
              className="block w-full overflow-hidden rounded-md bg-chuna aria-[current=true]:shadow-[0_0_0_2px_var(--color-kora),0_0_0_4px_var(--color-siyahi)]"
            >
              <ShopPicture picture={picture} alt="" sizes="84px" className="aspect-4/5 w-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
