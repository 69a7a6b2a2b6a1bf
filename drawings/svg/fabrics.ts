import type { FabricKey } from "#drawings/garments/garment-options.ts";
import { tenth } from "./svg-text.ts";

export interface Fabric {
  sheen: number;
  crease: number;
  /** The threads over the whole canvas, at a scale. */
  threads: (scale: number) => readonly Threads[];
}

export interface Threads {
  lines: string;
  tone: "deep" | "glow";
  width: number;
  opacity: number;
}

const canvas = { left: -120, top: -120, right: 1120, bottom: 1370 };

/** Parallel lines at a distance; diagonals rise to the right, as those of a twill. */
function linesEvery(distance: number, direction: "across" | "down" | "diagonal", offset = 0): string {
  const { left, top, right, bottom } = canvas;
  const height = bottom - top;
  let lines = "";
  if (direction === "across") {
    for (let y = top + offset; y < bottom; y += distance) lines += `M${left} ${tenth(y)}H${right}`;
    return lines;
  }
  const run = direction === "diagonal" ? height : 0;
  for (let x = left - run + offset; x < right; x += distance) {
    lines += `M${tenth(x)} ${bottom}L${tenth(x + run)} ${top}`;
  }
  return lines;
}

export const fabrics: Readonly<Record<FabricKey, Fabric>> = {
  cotton: {
    sheen: 0.6,
    crease: 1.2,
    threads: (scale) => [
      { lines: linesEvery(4 * scale, "across"), tone: "deep", width: 1.1 * scale, opacity: 0.1 },
      { lines: linesEvery(4 * scale, "down"), tone: "glow", width: 1 * scale, opacity: 0.1 },
    ],
  },
  twill: {
    sheen: 0.9,
    crease: 0.9,
    threads: (scale) => [
      { lines: linesEvery(8.5 * scale, "diagonal"), tone: "deep", width: 2.4 * scale, opacity: 0.2 },
      {
        lines: linesEvery(8.5 * scale, "diagonal", 4.25 * scale),
        tone: "glow",
        width: 1.8 * scale,
        opacity: 0.18,
      },
    ],
  },
  stretch: {
    sheen: 1.8,
    crease: 0.35,
    threads: (scale) => [
      { lines: linesEvery(5 * scale, "down"), tone: "deep", width: 1.2 * scale, opacity: 0.1 },
    ],
  },
};
