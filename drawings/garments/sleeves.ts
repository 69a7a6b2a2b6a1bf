import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { opening, panel } from "#drawings/svg/panel.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import { ribs } from "#drawings/svg/ribs.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

export interface Sleeve {
  outline: string;
  svg: string;
}

/** Shading of a sleeve or cuff across its width, between two local points; light comes from the left. */
export function limbGradient(
  drawing: Drawing,
  mirror: Mirror,
  [x0, y0, x1, y1]: readonly [x0: number, y0: number, x1: number, y1: number],
): string {
  const { deep, shade, glow, lift, dark } = drawing.tones;
  const { sheen } = drawing.fabric;
  return linearGradient(
    drawing,
    [500 + mirror * x0, y0, 500 + mirror * x1, y1],
    mirror < 0
      ? [
          [0, deep, 0.55],
          [0.22, shade, 0.3],
          [0.6, glow, 0.44 * sheen],
          [0.8, lift, 0.2],
          [1, deep, 0.3],
        ]
      : [
          [0, deep, 0.5],
          [0.3, glow, 0.24 * sheen],
          [0.55, shade, 0.14],
          [0.82, shade, 0.5],
          [1, deep, dark ? 0.8 : 0.55],
        ],
  );
}

export function shortSleeve(drawing: Drawing, shape: UpperBodyShape, mirror: Mirror): Sleeve {
  const { shoulderX, shoulderY, armpitX, armpitY } = shape;
  const [outerX, outerY] = shape.sleeveOuter;
  const [innerX, innerY] = shape.sleeveInner;
  const reachX = outerX - shoulderX;
  const reachY = outerY - shoulderY;
  const outline = path(
    drawing,
    `M${shoulderX - 5},${shoulderY - 3} C${shoulderX + 26},${shoulderY + 4} ${shoulderX + 50},${shoulderY + 26} ` +
      `${shoulderX + reachX * 0.52},${shoulderY + reachY * 0.3} ` +
      `C${shoulderX + reachX * 0.72},${shoulderY + reachY * 0.54} ${outerX - 12},${outerY - 70} ${outerX},${outerY} ` +
      `C${outerX - 26},${outerY + 26} ${innerX + 34},${innerY + 14} ${innerX},${innerY} ` +
      `C${innerX - 2},${innerY - 30} ${armpitX + 10},${armpitY + 30} ${armpitX},${armpitY} ` +
      `C${shoulderX - 40},${armpitY - 70} ${shoulderX - 30},${shoulderY + 70} ${shoulderX - 5},${shoulderY - 3} Z`,
    mirror,
  );
  const farSide = path(
    drawing,
    `M${outerX - 1},${outerY - 6} C${outerX - 22},${outerY + 36} ${innerX + 36},${innerY + 32} ${innerX + 1},${innerY - 6} Z`,
    mirror,
  );
  const hem = path(
    drawing,
    `M${outerX - 7},${outerY - 30} C${outerX - 34},${outerY - 6} ${innerX + 26},${innerY - 18} ${innerX - 1},${innerY - 30}`,
    mirror,
  );
  const creases: Fold[] = [
    [
      armpitX - 2,
      armpitY - 24,
      armpitX + reachX * 0.3,
      armpitY - 74,
      armpitX + reachX * 0.62,
      armpitY - 150,
      30,
      0.62,
    ],
    [
      armpitX + 4,
      armpitY + 2,
      armpitX + reachX * 0.34,
      armpitY - 20,
      armpitX + reachX * 0.74,
      armpitY - 64,
      24,
      0.5,
    ],
    [
      armpitX + 12,
      armpitY + 26,
      armpitX + reachX * 0.36,
      armpitY + 30,
      armpitX + reachX * 0.8,
      armpitY - 4,
      16,
      0.4,
    ],
    [
      shoulderX + 4,
      shoulderY + 18,
      shoulderX + reachX * 0.24,
      shoulderY + reachY * 0.34,
      shoulderX + reachX * 0.34,
      shoulderY + reachY * 0.62,
      20,
      0.3,
      -1,
    ],
  ];
  const form = limbGradient(drawing, mirror, [
    armpitX - 12,
    shoulderY + reachY * 0.82,
    outerX + 4,
    shoulderY + reachY * 0.44,
  ]);
  return {
    outline,
    svg:
      opening(drawing, farSide) +
      panel(drawing, outline, { form: [form], inner: folds(drawing, creases, mirror), edge: 0.45 }) +
      seam(drawing, hem, 0.25) +
      stitch(drawing, hem),
  };
}

const halfLimbWidth = 62;
const cuffHeight = 40;

export function longSleeve(
  drawing: Drawing,
  shape: UpperBodyShape,
  mirror: Mirror,
  cuff: "plain" | "rib",
): Sleeve {
  const { shoulderX, shoulderY, armpitX, armpitY } = shape;
  const [outerX, outerY] = shape.sleeveOuter;
  const [innerX, innerY] = shape.sleeveInner;
  const outline = path(
    drawing,
    `M${shoulderX - 4},${shoulderY - 2} C${shoulderX + 62},${shoulderY + 34} ${shoulderX + 92},${shoulderY + 190} ` +
      `${shoulderX + 112},${shoulderY + 330} ` +
      `C${shoulderX + 132},${shoulderY + 470} ${outerX - 8},${outerY - 130} ${outerX},${outerY} ` +
      `C${outerX - 24},${outerY + 20} ${innerX + 24},${innerY + 12} ${innerX},${innerY} ` +
      `C${innerX - 8},${innerY - 150} ${armpitX + 40},${armpitY + 210} ${armpitX},${armpitY} ` +
      `C${shoulderX - 40},${armpitY - 70} ${shoulderX - 30},${shoulderY + 70} ${shoulderX - 4},${shoulderY - 2} Z`,
    mirror,
  );
  const farSide = path(
    drawing,
    `M${outerX},${outerY - 4} C${outerX - 14},${outerY + 34} ${innerX + 22},${innerY + 30} ${innerX},${innerY - 4} Z`,
    mirror,
  );
  const hem = path(
    drawing,
    `M${outerX - 3},${outerY - cuffHeight} C${outerX - 26},${outerY - cuffHeight + 20} ` +
      `${innerX + 22},${innerY - cuffHeight + 12} ${innerX - 3},${innerY - cuffHeight}`,
    mirror,
  );
  const form = longSleeveGradient(drawing, shape, mirror);
  return {
    outline,
    svg:
      opening(drawing, farSide) +
      panel(drawing, outline, {
        form: [form],
        inner: folds(drawing, longSleeveCreases(shape), mirror),
        edge: 0.45,
      }) +
      (cuff === "rib"
        ? seam(drawing, hem) +
          ribs(drawing, { outer: shape.sleeveOuter, inner: shape.sleeveInner, height: cuffHeight, mirror })
        : stitch(drawing, hem)),
  };
}

/** The gradient is perpendicular to the line from shoulder to cuff. */
function longSleeveGradient(drawing: Drawing, shape: UpperBodyShape, mirror: Mirror): string {
  const { shoulderX, shoulderY, armpitX, armpitY } = shape;
  const [outerX, outerY] = shape.sleeveOuter;
  const [innerX] = shape.sleeveInner;
  const middleX = (shoulderX + armpitX) / 4 + (outerX + innerX) / 4 + 8;
  const middleY = (shoulderY + outerY) / 2;
  const axisX = (outerX + innerX) / 2 - (shoulderX + armpitX) / 2;
  const axisY = outerY - (shoulderY + armpitY) / 2;
  const length = Math.hypot(axisX, axisY);
  return limbGradient(drawing, mirror, [
    middleX - (axisY / length) * halfLimbWidth,
    middleY + (axisX / length) * halfLimbWidth,
    middleX + (axisY / length) * halfLimbWidth,
    middleY - (axisX / length) * halfLimbWidth,
  ]);
}

function longSleeveCreases({
  shoulderX,
  shoulderY,
  armpitX,
  armpitY,
  sleeveOuter: [outerX, outerY],
  sleeveInner: [innerX, innerY],
}: UpperBodyShape): Fold[] {
  const elbowX = shoulderX + 80;
  return [
    [armpitX + 6, armpitY, armpitX + 50, armpitY - 20, elbowX + 20, shoulderY + 160, 26, 0.7],
    [armpitX + 10, armpitY + 30, armpitX + 60, armpitY + 40, elbowX + 30, armpitY + 10, 20, 0.6],
    [armpitX + 24, armpitY + 140, elbowX - 10, armpitY + 170, elbowX + 40, armpitY + 130, 18, 0.6],
    [armpitX + 32, armpitY + 190, elbowX, armpitY + 220, elbowX + 48, armpitY + 170, 14, 0.5],
    [elbowX + 44, armpitY + 90, elbowX + 10, armpitY + 130, elbowX - 20, armpitY + 120, 12, 0.45, -1],
    [shoulderX + 20, shoulderY + 60, elbowX, shoulderY + 200, elbowX + 10, armpitY + 60, 22, 0.4, -1],
    [innerX + 20, innerY - 190, innerX + 30, innerY - 100, outerX - 30, outerY - 60, 18, 0.45],
    [innerX + 8, innerY - 90, innerX + 40, innerY - 70, outerX - 14, outerY - 110, 10, 0.4],
  ];
}
