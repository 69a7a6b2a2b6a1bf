import { garment } from "#drawings/garments/garment.ts";
import type { GarmentKind, GarmentOptions } from "#drawings/garments/garment-options.ts";

export type GalleryView =
  | "front"
  | "back"
  | "detail"
  | "folded"
  | "with-cap"
  | "fabric"
  | "on-a-form"
  | "on-a-form-turned"
  | "on-a-fuller-form";

export function galleryViews(kind: GarmentKind): readonly GalleryView[] {
  if (kind === "cap") return ["front", "detail", "fabric"];
  const last = kind === "set" || kind === "top" ? "with-cap" : "fabric";
  return ["front", "on-a-form", "on-a-form-turned", "on-a-fuller-form", "back", "detail", "folded", last];
}

export function galleryPicture(options: GarmentOptions, view: GalleryView): string {
  if (view === "with-cap") return garment({ ...options, view: "front", cap: true });
  return garment({ ...options, view, cap: false });
}
