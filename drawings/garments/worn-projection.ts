import type { Projection } from "#drawings/svg/path.ts";
import type { Placement } from "#drawings/svg/stage.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

/** A form that wears a garment: how wide it is beside the usual one, and how far it is turned to the viewer's right, 0 to 1. */
export interface Pose {
  girth: number;
  turn: number;
}

/** Pixels of the canvas for a unit of a drawing. */
export const wornScale = 0.655;

/** Canvas heights of the form: 7.2 units are a centimetre. */
export const wornHeights = { shoulder: 160, waist: 482, crotch: 664, floor: 1206 } as const;

type Rung = readonly [from: number, to: number];

/** Between the nearest two rungs, beyond the last ones on their line. */
function climb(rungs: readonly Rung[], value: number): number {
  let [low, high] = [rungs[0] as Rung, rungs[1] as Rung];
  for (let index = 1; index + 1 < rungs.length && value > (rungs[index] as Rung)[0]; index++) {
    [low, high] = [rungs[index] as Rung, rungs[index + 1] as Rung];
  }
  return low[1] + ((value - low[0]) * (high[1] - low[1])) / (high[0] - low[0]);
}

function sway(x: number, y: number): number {
  return 2.2 * Math.sin(y / 140 + 0.8) + 1.4 * Math.sin((y + x * 0.6) / 57);
}

/** How far the middle of the front moves to the side when the form is turned, in half widths of the body. */
const middleMoves = 0.26;

/** The near side opens, the far one closes; what stands out at the sides goes behind or comes to the front. */
function turned(x: number, halfWidth: number, turn: number, moves = middleMoves): number {
  const inside = Math.max(-1, Math.min(1, x / halfWidth));
  const beyond = x - inside * halfWidth;
  const moved = inside + moves * turn * (1 - inside * inside);
  return moved * halfWidth * (1 - 0.12 * turn) + beyond * (beyond > 0 ? 1 - 0.45 * turn : 1);
}

function part(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}

/** Half the width of the body of a garment at a height of its drawing. */
function bodyWidth({ shoulderX, shoulderY, armpitX, armpitY, waistX, waistY, hemX, hemY }: UpperBodyShape) {
  const rungs: Rung[] = [
    [shoulderY - 40, shoulderX],
    [armpitY, armpitX],
    [waistY, waistX],
    [hemY, hemX],
  ];
  return (y: number) => Math.max(120, climb(rungs, Math.max(shoulderY - 40, y)));
}

export const topPlace: Placement = {
  x: 500 - 500 * wornScale,
  y: wornHeights.shoulder - 190 * wornScale,
  scale: wornScale,
};

/**
 * The sleeves hang instead of lying aside; a fuller body has shoulders that are little wider. `hemAt` is where the hem
 * hangs, in units of the drawing.
 */
export function upperBodyPose(shape: UpperBodyShape, { girth, turn }: Pose, hemAt: number): Projection {
  const { shoulderY, armpitY, hemY } = shape;
  const widthAt = bodyWidth(shape);
  const isLong = shape.sleeveOuter[1] > 700;
  const lengths: Rung[] = [
    [190, 190],
    [600, 600 - Math.max(0, hemY - hemAt) * 0.2],
    [hemY, hemAt],
  ];
  return (x, y) => {
    const width = widthAt(y);
    const over = Math.max(0, Math.abs(x) - width);
    const drawnIn = over * (isLong ? 0.74 : 0.8);
    const hung = Math.sign(x) * (Math.abs(x) - over + drawnIn);
    const isSleeve = part(over, 0, 20);
    const down = y * isSleeve + climb(lengths, y) * (1 - isSleeve) + over * (isLong ? 0.02 : 0.22);
    const wide = 1 + (girth - 1) * (0.4 + 0.6 * part(y, shoulderY, armpitY + 60));
    const moves = middleMoves * (0.2 + 0.8 * part(y, 190, 400));
    return [500 + turned(hung, width, turn, moves) * wide + sway(x, y), down + 2.4 * Math.sin(x / 120 + 0.6)];
  };
}

type Legs = { top: number; crotchY: number; hemY: number };

export function trousersPlace({ top }: Legs): Placement {
  return { x: 500 - 500 * wornScale, y: wornHeights.waist - top * wornScale, scale: wornScale };
}

/** The rise is as short, and the legs are as long, as they are on a body. */
export function trousersPose(legs: Legs, { girth, turn }: Pose): Projection {
  const { top, crotchY, hemY } = legs;
  const { y } = trousersPlace(legs);
  const rungs: Rung[] = [
    [top, top],
    [crotchY, (wornHeights.crotch - y) / wornScale],
    [hemY, (wornHeights.floor - 28 - y) / wornScale],
  ];
  return (x, localY) => {
    const moves = middleMoves * (1 - 0.75 * part(localY, top + 100, crotchY + 60));
    const wide = 1 + (girth - 1) * (1 - 0.3 * part(localY, crotchY, hemY));
    return [
      500 + turned(x * 0.95, 226, turn, moves) * wide + sway(x, localY) * 1.3,
      climb(rungs, localY) + 2 * Math.sin(x / 90),
    ];
  };
}
