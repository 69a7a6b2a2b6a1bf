import type { Cubic, Point } from "#drawings/svg/path.ts";
import type { LabCoatCut } from "./garment-options.ts";

export interface UpperBodyShape {
  neckX: number;
  shoulderX: number;
  shoulderY: number;
  armpitX: number;
  armpitY: number;
  bustX: number;
  waistX: number;
  waistY: number;
  hemX: number;
  hemY: number;
  neckDepth: number;
  vent: number;
  sleeveOuter: Point;
  sleeveInner: Point;
}

export const topShapes: Readonly<Record<"women" | "men", UpperBodyShape>> = {
  women: {
    neckX: 92,
    shoulderX: 212,
    shoulderY: 236,
    armpitX: 220,
    armpitY: 470,
    bustX: 230,
    waistX: 198,
    waistY: 715,
    hemX: 244,
    hemY: 990,
    neckDepth: 392,
    vent: 74,
    sleeveOuter: [344, 500],
    sleeveInner: [246, 552],
  },
  men: {
    neckX: 98,
    shoulderX: 248,
    shoulderY: 240,
    armpitX: 256,
    armpitY: 490,
    bustX: 262,
    waistX: 258,
    waistY: 740,
    hemX: 266,
    hemY: 1004,
    neckDepth: 408,
    vent: 62,
    sleeveOuter: [392, 528],
    sleeveInner: [284, 586],
  },
};

export const labCoatShapes: Readonly<Record<LabCoatCut | "classic", UpperBodyShape>> = {
  classic: {
    neckX: 90,
    shoulderX: 230,
    shoulderY: 240,
    armpitX: 238,
    armpitY: 486,
    bustX: 246,
    waistX: 236,
    waistY: 720,
    hemX: 274,
    hemY: 1112,
    neckDepth: 540,
    vent: 0,
    sleeveOuter: [372, 902],
    sleeveInner: [276, 930],
  },
  women: {
    neckX: 86,
    shoulderX: 212,
    shoulderY: 238,
    armpitX: 220,
    armpitY: 474,
    bustX: 228,
    waistX: 200,
    waistY: 690,
    hemX: 258,
    hemY: 1086,
    neckDepth: 520,
    vent: 0,
    sleeveOuter: [352, 872],
    sleeveInner: [262, 898],
  },
  short: {
    neckX: 90,
    shoulderX: 226,
    shoulderY: 240,
    armpitX: 234,
    armpitY: 484,
    bustX: 242,
    waistX: 234,
    waistY: 720,
    hemX: 256,
    hemY: 1010,
    neckDepth: 500,
    vent: 0,
    sleeveOuter: [366, 892],
    sleeveInner: [272, 920],
  },
};

export const underscrubShape: UpperBodyShape = {
  neckX: 94,
  shoulderX: 206,
  shoulderY: 236,
  armpitX: 212,
  armpitY: 462,
  bustX: 220,
  waistX: 196,
  waistY: 715,
  hemX: 216,
  hemY: 968,
  neckDepth: 262,
  vent: 0,
  sleeveOuter: [330, 908],
  sleeveInner: [252, 930],
};

export function rightSide(shape: UpperBodyShape): Cubic[] {
  const { neckX, shoulderX, shoulderY, armpitX, armpitY, bustX, waistX, waistY, hemX, hemY } = shape;
  return [
    [neckX + 40, 200, shoulderX - 44, 214, shoulderX, shoulderY],
    [shoulderX - 16, shoulderY + 70, shoulderX - 26, armpitY - 70, armpitX, armpitY],
    [bustX + 6, armpitY + 60, waistX + 10, waistY - 120, waistX, waistY],
    [waistX - 4, waistY + 90, hemX - 6, hemY - 160, hemX, hemY - 8],
    [hemX * 0.66, hemY + 8, hemX * 0.3, hemY + 12, 0, hemY + 12],
  ];
}

/** `inset` moves it inwards, for the row of stitches beside it. */
export function armscye({ shoulderX, shoulderY, armpitX, armpitY }: UpperBodyShape, inset = 0): string {
  return (
    `M${shoulderX - inset},${shoulderY + inset * 0.3} ` +
    `C${shoulderX - 16 - inset},${shoulderY + 70} ${shoulderX - 26 - inset},${armpitY - 70} ` +
    `${armpitX - inset},${armpitY - inset * 0.4}`
  );
}

export function vNeckline({ neckX, neckDepth }: Pick<UpperBodyShape, "neckX" | "neckDepth">): string {
  return (
    `C${-neckX + 4},250 ${-neckX * 0.46},${neckDepth - 84} 0,${neckDepth} ` +
    `C${neckX * 0.46},${neckDepth - 84} ${neckX - 4},250 ${neckX},190 `
  );
}

export function roundNeckline({ neckX }: Pick<UpperBodyShape, "neckX">, depth: number): string {
  return (
    `C${-neckX - 2},232 ${-neckX * 0.62},${depth} 0,${depth} ` +
    `C${neckX * 0.62},${depth} ${neckX + 2},232 ${neckX},190 `
  );
}

export function backNeckline({ neckX }: UpperBodyShape): string {
  return `C${-neckX * 0.5},206 ${neckX * 0.5},206 ${neckX},190 `;
}
