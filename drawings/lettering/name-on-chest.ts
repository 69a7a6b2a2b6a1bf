import type { Cut, Engraving, Side } from "#drawings/garments/garment-options.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import { embroidery, isNastaliq, sewnSize } from "./embroidery.ts";

export interface ChestName {
  engraving?: Engraving | null | undefined;
  cut?: Cut | undefined;
  labCoat: boolean;
  light?: boolean;
}

interface Spot {
  x: number;
  y: number;
  size: number;
  maxWidth: number;
  angle: number;
}

/** The embroidered name and its second line; `left` is the wearer's left, over the heart, the viewer's right. */
export function nameOnChest(drawing: Drawing, { engraving, cut, labCoat, light }: ChestName): string {
  if (!engraving?.text) return "";
  const { text, second, side, thread } = engraving;
  const { size, maxWidth, angle, ...spot } =
    side === "sleeve" ? onSleeve(labCoat) : onChest(labCoat, cut, side);
  const [x, y] = drawing.project(spot.x, spot.y);
  const turned = (angle * Math.PI) / 180;
  const line = (words: string, letters: number, down: number) =>
    embroidery(drawing, {
      text: words,
      size: letters,
      maxWidth,
      thread,
      angle,
      light,
      x: x - Math.sin(turned) * down,
      y: y + Math.cos(turned) * down,
    });
  if (!second) return line(text, size, 0);
  // The pocket begins right below a single-line name.
  const lineHeight = isNastaliq(text + second) ? 1.1 : 0.82;
  const first = size * 0.9;
  // A long name is squeezed to the width: its second line stays smaller.
  const below = Math.min(size * 0.68, sewnSize({ text, size: first, maxWidth }) * 0.75);
  return line(text, first, size * (0.12 - lineHeight)) + line(second, below, size * 0.12);
}

function onChest(labCoat: boolean, cut: Cut | undefined, side: Side): Spot {
  const direction = side === "right" ? -1 : 1;
  const x = direction * chestDistance(labCoat, cut);
  const angle = direction * 1.2;
  return labCoat
    ? { x, y: 452, size: 30, maxWidth: 118, angle }
    : { x, y: 438, size: 36, maxWidth: 136, angle };
}

/** Fits the sleeve of every cut, because an overlay does not know which one its picture shows. */
export function onSleeve(labCoat: boolean): Spot {
  return labCoat
    ? { x: 261, y: 434, size: 24, maxWidth: 68, angle: -14 }
    : { x: 280, y: 432, size: 25, maxWidth: 70, angle: -26 };
}

function chestDistance(labCoat: boolean, cut: Cut | undefined): number {
  if (!labCoat) return 118;
  return cut === "women" ? 136 : 148;
}
