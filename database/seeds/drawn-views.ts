import { frontKey } from "#contract/catalog/front-picture.ts";
import { trouserCutOf } from "#drawings/garments/cut-of.ts";
import type { GarmentDesign } from "#drawings/garments/garment-options.ts";
import { type GalleryView, galleryViews } from "#drawings/scenes/gallery.ts";
import { demoShop } from "./demo-shop.ts";
import { productPictures } from "./picture-manifest.ts";
import type { SeedProduct } from "./seed-types.ts";

export type DrawnView = {
  design: GarmentDesign;
  view: GalleryView;
  color: string;
  /** Fronts are shipped in every color, other views are drawn in further ones. */
  isRecolored: boolean;
};

const colorValues = new Map<string, string>(demoShop.colors.map(({ label, value }) => [label, value]));

function drawnAs(product: SeedProduct): ReadonlyMap<string, DrawnView> {
  const { drawing: design, colors, trouserOptions } = product;
  const [first] = colors;
  const colorOf = (label: string | undefined) => colorValues.get(label ?? "") ?? "";
  const front = (key: string, label: string | undefined, shown: GarmentDesign) =>
    [key, { design: shown, view: "front", color: colorOf(label), isRecolored: false }] as const;
  return new Map<string, DrawnView>([
    ...galleryViews(design.garment).map(
      (view) => [view, { design, view, color: colorOf(first), isRecolored: true }] as const,
    ),
    front("primary", first, design),
    ...colors.map((label) => front(frontKey(label), label, design)),
    ...trouserOptions.flatMap((name) => {
      const trouser = trouserCutOf(name.toLowerCase());
      if (trouser === undefined) return [];
      return colors.map((label) => front(frontKey(label, name), label, { ...design, trouser }));
    }),
  ]);
}

const views = new Map<string, DrawnView>(
  demoShop.products.flatMap((product) => {
    const drawn = drawnAs(product);
    return productPictures(product.id).flatMap(({ key, base }) => {
      const view = drawn.get(key);
      return view ? [[base, view] as const] : [];
    });
  }),
);

/** `base` without width and extension. Undefined for photographs. */
export function drawnView(base: string): DrawnView | undefined {
  return views.get(base);
}
