import type { Drawing } from "./drawing.ts";
import { embroidery } from "./embroidery.ts";
import type { Cut, Engraving } from "./garment-options.ts";

export interface ChestName {
  engraving?: Engraving | null | undefined;
  /** The cut decides how far from the centre a lab coat carries it. */
  cut?: Cut | undefined;
  labCoat: boolean;
  /** Drawn anew on every key. */
  light?: boolean;
}

/** The embroidered name; `left` is the wearer's left, over the heart, the viewer's right. */
export function nameOnChest(drawing: Drawing, { engraving, cut, labCoat, light }: ChestName): string {
  if (!engraving?.text) return "";
  const direction = engraving.side === "right" ? -1 : 1;
  const distance = chestDistance(labCoat, cut);
  const [x, y] = drawing.project(direction * distance, labCoat ? 452 : 438);
  return embroidery(drawing, {
    text: engraving.text,
    x,
    y,
    size: labCoat ? 30 : 36,
    maxWidth: labCoat ? 118 : 136,
    thread: engraving.thread,
    angle: direction * 1.2,
    light,
  });
}

/** From the centre line to the middle of the name. */
function chestDistance(labCoat: boolean, cut: Cut | undefined): number {
  if (!labCoat) return 118;
  return cut === "women" ? 136 : 148;
}
