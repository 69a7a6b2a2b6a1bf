import type { UpperBodyShape } from "#drawings/garments/upper-body-shape.ts";
import { type Fold, movedFold } from "./folds.ts";

export type Figure = "women" | "men";

export function bodyFolds(shape: UpperBodyShape, figure: Figure): { right: Fold[]; left: Fold[] } {
  const chest = chestFolds(shape);
  const waist = figure === "women" ? shapedWaistFolds(shape) : straightWaistFolds(shape);
  return {
    right: [...chest, ...waist],
    left: [
      ...chest.map((fold) => movedFold(fold, -6, 10, 0.85)),
      ...waist.map((fold) => movedFold(fold, -14, 18)),
    ],
  };
}

function chestFolds({ shoulderX, shoulderY, armpitX, armpitY }: UpperBodyShape): Fold[] {
  return [
    [armpitX - 4, armpitY - 20, armpitX - 90, armpitY + 10, armpitX - 150, armpitY + 90, 30, 0.55, -1],
    [armpitX - 8, armpitY + 8, armpitX - 70, armpitY + 70, armpitX - 96, armpitY + 170, 30, 0.6, -1],
    [armpitX - 12, armpitY - 70, armpitX - 70, armpitY - 60, armpitX - 110, armpitY - 20, 18, 0.4, -1],
    [
      shoulderX - 26,
      shoulderY + 26,
      shoulderX - 70,
      shoulderY + 70,
      shoulderX - 84,
      shoulderY + 140,
      22,
      0.36,
      -1,
    ],
  ];
}

function shapedWaistFolds({ waistX, waistY, hemY }: UpperBodyShape): Fold[] {
  return [
    [waistX + 2, waistY - 16, waistX - 60, waistY + 4, waistX - 118, waistY - 8, 16, 0.5, 1],
    [waistX + 2, waistY + 18, waistX - 50, waistY + 30, waistX - 100, waistY + 20, 14, 0.4, 1],
    [waistX, waistY - 60, waistX - 50, waistY - 34, waistX - 92, waistY - 44, 12, 0.34, 1],
    [waistX - 70, waistY + 10, waistX - 56, hemY - 130, waistX - 30, hemY + 6, 40, 0.5, 1],
    [waistX - 130, waistY + 30, waistX - 140, hemY - 120, waistX - 120, hemY + 8, 34, 0.4, -1],
  ];
}

function straightWaistFolds({ armpitY, waistX, waistY, hemY }: UpperBodyShape): Fold[] {
  return [
    [waistX - 40, armpitY + 150, waistX - 54, waistY + 60, waistX - 44, hemY, 44, 0.5, 1],
    [waistX - 128, armpitY + 190, waistX - 120, waistY + 60, waistX - 134, hemY + 4, 38, 0.4, -1],
    [waistX + 2, waistY + 10, waistX - 60, waistY + 50, waistX - 100, waistY + 36, 16, 0.3, 1],
  ];
}
