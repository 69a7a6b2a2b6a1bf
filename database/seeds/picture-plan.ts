import { createHash } from "node:crypto";
import { frontKey } from "#contract/catalog/front-picture.ts";
import { trouserCutOf } from "#drawings/garments/cut-of.ts";
import { garment } from "#drawings/garments/garment.ts";
import type { TrouserCut } from "#drawings/garments/garment-options.ts";
import { type BannerKind, banner, type TitleSide } from "#drawings/scenes/banner.ts";
import { type GalleryView, galleryPicture, galleryViews } from "#drawings/scenes/gallery.ts";
import { hero } from "#drawings/scenes/hero.ts";
import { sizeChart } from "#drawings/size-chart/size-chart.ts";
import { demoShop } from "./demo-shop.ts";
import type { ColorLabel, SeedProduct, TrouserName } from "./seed-types.ts";

/** How the pictures are encoded; a change gives every file a new name. */
export const avifOptions = { quality: 50, effort: 3, chromaSubsampling: "4:2:0" } as const;

export interface PlannedPicture {
  base: string;
  svg: string;
  widths: readonly number[];
  width: number;
  height: number;
}

export interface PlannedProductPicture extends PlannedPicture {
  productId: string;
  /** `primary`, another view, or that of a front in another color or trouser (`frontKey`). */
  key: string;
}

function plan(name: string, svg: string, widths: readonly number[], ratio: number): PlannedPicture {
  const digest = createHash("sha256")
    .update(svg)
    .update(JSON.stringify([avifOptions, widths]))
    .digest("hex");
  const width = Math.max(...widths);
  return { base: `${name}-${digest.slice(0, 8)}`, svg, widths, width, height: Math.round(width * ratio) };
}

export const productWidths = [320, 640, 960] as const;
export const productRatio = 1.25;

export function planProductPictures(): PlannedProductPicture[] {
  return demoShop.products.flatMap((product) => [
    ...product.colors.flatMap((color, index) => {
      if (index > 0) return [planProductPicture(product, color, "front", frontKey(color))];
      return galleryViews(product.drawing.garment).map((view) =>
        planProductPicture(product, color, view, view === "front" ? "primary" : view),
      );
    }),
    ...otherTrousers(product).flatMap((trouser) =>
      product.colors.map((color) =>
        planProductPicture(product, color, "front", frontKey(color, trouser), trouser),
      ),
    ),
  ]);
}

export function otherTrousers({ drawing, trouserOptions }: SeedProduct): TrouserName[] {
  return trouserOptions.filter((name) => drawing.garment === "set" && cutOfTrouser(name) !== drawing.trouser);
}

function cutOfTrouser(name: TrouserName): TrouserCut | undefined {
  return trouserCutOf(name.toLowerCase());
}

function planProductPicture(
  { id, productCode, drawing }: SeedProduct,
  color: ColorLabel,
  view: GalleryView,
  key: string,
  trouser?: TrouserName,
): PlannedProductPicture {
  const cut = trouser === undefined ? undefined : cutOfTrouser(trouser);
  const design = cut === undefined ? drawing : { ...drawing, trouser: cut };
  const svg = galleryPicture({ ...design, color: hexOf(color), id: "p" }, view);
  const name = [productCode, color, ...(trouser === undefined ? [] : [trouser]), view]
    .join("-")
    .toLowerCase()
    .replaceAll(" ", "-");
  return { productId: id, key, ...plan(name, svg, productWidths, productRatio) };
}

function hexOf(label: ColorLabel): string {
  const color = demoShop.colors.find((known) => known.label === label);
  if (color === undefined) throw new Error(`The demo shop has no colour ${label}.`);
  return color.value;
}

export function planShopPictures(): Record<string, PlannedPicture> {
  const squares = [400, 600, 800];
  const foldedWhite = garment({ garment: "set", color: "#f4f5f3", view: "folded", id: "p" });
  return {
    form: plan("hero-form", hero("form", { id: "p" }), [540, 810, 1080], 1.25),
    rail: plan("hero-rail", hero("rail", { id: "p" }), [480, 720, 960], 0.75),
    stack: plan("hero-stack", hero("stack", { id: "p" }), squares, 1),
    hoop: plan("hero-hoop", hero("hoop", { id: "p" }), squares, 1),
    bench: plan("hero-bench", hero("bench", { id: "p" }), squares, 1),
    folded: plan("folded-white", foldedWhite, squares, 1.25),
  };
}

/** The heads of the inner pages, with the room for their title where reading begins. */
export function planBanners(title: TitleSide): Record<BannerKind, PlannedPicture> {
  const side = title === "left" ? "" : "-rtl";
  const planned = (kind: BannerKind) =>
    plan(`banner-${kind}${side}`, banner(kind, { id: "p", title }), [860, 1290, 1720], 538 / 1720);
  return { rail: planned("rail"), shelf: planned("shelf"), bench: planned("bench") };
}

export function planSizeCharts(): Record<"Women" | "Men", PlannedPicture> {
  const widths = [480, 800, 1200];
  return {
    Women: plan("size-chart-women", sizeChart("women", { id: "p" }), widths, 1.55),
    Men: plan("size-chart-men", sizeChart("men", { id: "p" }), widths, 1.55),
  };
}
