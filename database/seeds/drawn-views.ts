import type { GarmentDesign } from "#drawings/garments/garment-options.ts";
import type { GalleryView } from "#drawings/scenes/gallery.ts";
import { demoShop } from "./demo-shop.ts";
import { productPictures } from "./picture-manifest.ts";

export type DrawnView = {
  design: GarmentDesign;
  view: GalleryView;
  color: string;
};

const redrawn: readonly GalleryView[] = ["back", "detail", "folded", "with-cap", "fabric"];

const colorValues = new Map<string, string>(demoShop.colors.map(({ label, value }) => [label, value]));

const views = new Map<string, DrawnView>(
  demoShop.products.flatMap(({ id, drawing, colors }) => {
    const color = colorValues.get(colors[0] ?? "") ?? "";
    return productPictures(id).flatMap(({ key, base }) => {
      const view = redrawn.find((known) => known === key);
      return view ? [[base, { design: drawing, view, color }] as const] : [];
    });
  }),
);

/** `base` without width and extension. Undefined for photographs, and for fronts: those are shipped in every color. */
export function drawnView(base: string): DrawnView | undefined {
  return views.get(base);
}
