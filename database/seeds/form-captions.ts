import { labCoatCutOf } from "#drawings/garments/cut-of.ts";
import type { GarmentDesign } from "#drawings/garments/garment-options.ts";

type Caption = { caption: string; caption_ur: string };

/** Centimetres, as the forms are drawn (drawings/garments/worn-view.ts). */
const heights = { women: 168, men: 178 } as const;

const sizes = new Map([
  ["on-a-form", "M"],
  ["on-a-form-turned", "M"],
  ["on-a-fuller-form", "2XL"],
]);

/** The form and the size that the picture with this key shows. */
export function captionOf({ garment, fit, cut }: GarmentDesign, key: string): Caption {
  const size = sizes.get(key);
  if (size === undefined) return { caption: "", caption_ur: "" };
  const coat = labCoatCutOf(cut) === "women" ? "women" : "men";
  const height = heights[garment === "labcoat" ? coat : (fit ?? "women")];
  return {
    caption: `The form is ${height} cm tall and wears size ${size}.`,
    caption_ur: `ڈمی کا قد ${height} سینٹی میٹر ہے اور اس پر سائز ${size} ہے۔`,
  };
}
