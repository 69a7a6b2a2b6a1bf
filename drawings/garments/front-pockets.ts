import type { Drawing } from "#drawings/svg/drawing.ts";
import type { PocketCount } from "./garment-options.ts";
import { patchPocket } from "./patch-pocket.ts";

export interface PocketLayout {
  lowerY: number;
  width: number;
  height: number;
  gap: number;
  chestX: number;
  chestY: number;
}

/** Pockets by count: 0 none, 1 chest, 2 lower, 3 chest and lower, 4 adds an instrument slot. */
export function frontPockets(drawing: Drawing, count: PocketCount, layout: PocketLayout): string {
  const { lowerY, width, height, gap, chestX, chestY } = layout;
  let pockets = "";
  if (count >= 2) {
    pockets +=
      patchPocket(drawing, { x: gap, y: lowerY, width, height, tilt: 2 }) +
      patchPocket(drawing, { x: -gap - width, y: lowerY + 2, width, height, tilt: -2 });
  }
  if (count === 1 || count >= 3) {
    pockets += patchPocket(drawing, { x: chestX, y: chestY, width: 112, height: 122, tilt: 4, gape: 3 });
  }
  if (count >= 4) {
    pockets += patchPocket(drawing, {
      x: gap + width * 0.4,
      y: lowerY + 42,
      width: width * 0.56,
      height: 120,
      tilt: 2,
    });
  }
  return pockets;
}
