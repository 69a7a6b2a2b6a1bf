import { bodyFolds, type Figure } from "#drawings/svg/body-folds.ts";
import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds, mirrored } from "#drawings/svg/folds.ts";
import { linearGradient, tubeGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import { bothSides, type Mirror, symmetricOutline } from "#drawings/svg/path.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import type { Sleeve } from "./sleeves.ts";
import { armholeSeam, armholeShade } from "./upper-body-front.ts";
import { backNeckline, rightSide, type UpperBodyShape } from "./upper-body-shape.ts";

export interface UpperBodyBackPlan {
  shape: UpperBodyShape;
  figure: Figure;
  sleeve: (mirror: Mirror) => Sleeve;
  yoke: boolean;
  darts: boolean;
}

export function upperBodyBack(drawing: Drawing, plan: UpperBodyBackPlan): Piece {
  const { shape } = plan;
  const body = path(drawing, symmetricOutline([shape.neckX, 190], rightSide(shape), backNeckline(shape)));
  const left = plan.sleeve(-1);
  const right = plan.sleeve(1);
  const form = backForm(drawing, shape);
  const inner = backFolds(drawing, shape, plan.figure) + armholeShade(drawing, shape, [0.48, 0.48]);
  return {
    silhouette: `${body} ${left.outline} ${right.outline}`,
    svg:
      left.svg +
      right.svg +
      panel(drawing, body, { form, inner, edge: 0.4 }) +
      bothSides.map((mirror) => armholeSeam(drawing, shape, mirror)).join("") +
      (plan.yoke ? yoke(drawing, shape) : "") +
      (plan.darts ? bothSides.map((mirror) => dart(drawing, shape, mirror)).join("") : "") +
      backHem(drawing, shape) +
      neckBand(drawing, shape),
  };
}

function backForm(drawing: Drawing, { bustX, hemY }: UpperBodyShape): string[] {
  const { glow, shade, deep } = drawing.tones;
  return [
    tubeGradient(drawing, 500 - bustX - 4, 500 + bustX + 8),
    linearGradient(
      drawing,
      [0, 190, 0, hemY],
      [
        [0, glow, 0.2],
        [0.25, glow, 0.04],
        [0.6, shade, 0.18],
        [1, deep, 0.24],
      ],
    ),
  ];
}

function backFolds(drawing: Drawing, shape: UpperBodyShape, figure: Figure): string {
  const { waistY, hemY } = shape;
  const sides = bodyFolds(shape, figure);
  const spine: Fold[] = [
    [4, 330, 16, 520, -6, 700, 40, 0.34, 1],
    [-60, waistY - 60, 0, waistY - 20, 70, waistY - 54, 18, 0.4, 1],
    [-80, waistY, 0, waistY + 36, 84, waistY + 4, 16, 0.34, 1],
    [30, waistY + 30, 40, hemY - 120, 76, hemY + 6, 40, 0.36, -1],
    [-40, waistY + 40, -50, hemY - 100, -80, hemY + 6, 36, 0.34, 1],
  ];
  return folds(drawing, [...mirrored(sides.right, 1), ...mirrored(sides.left, -1), ...spine]);
}

function yoke(drawing: Drawing, { shoulderX, shoulderY, hemY }: UpperBodyShape): string {
  const line = path(
    drawing,
    `M${-shoulderX + 14},${shoulderY + 74} C${-90},${shoulderY + 92} 90,${shoulderY + 92} ${shoulderX - 14},${shoulderY + 74}`,
  );
  const stitches = path(
    drawing,
    `M${-shoulderX + 16},${shoulderY + 83} C${-90},${shoulderY + 101} 90,${shoulderY + 101} ${shoulderX - 16},${shoulderY + 83}`,
  );
  const centre = path(drawing, `M0,${shoulderY + 88} C2,500 -2,700 0,${hemY + 10}`);
  return seam(drawing, line, 0.8) + stitch(drawing, stitches, 0.9) + seam(drawing, centre, 0.5);
}

function dart(drawing: Drawing, { shoulderY, waistY }: UpperBodyShape, mirror: Mirror): string {
  const line = `M104,${shoulderY + 300} C96,${waistY - 60} 92,${waistY + 20} 104,${waistY + 150}`;
  return seam(drawing, path(drawing, line, mirror), 0.55);
}

function backHem(drawing: Drawing, { hemX, hemY }: UpperBodyShape): string {
  const line = `M${-hemX + 8},${hemY - 34} C${-hemX * 0.66},${hemY - 16} ${hemX * 0.66},${hemY - 16} ${hemX - 8},${hemY - 34}`;
  return stitch(drawing, path(drawing, line));
}

function neckBand(drawing: Drawing, { neckX }: UpperBodyShape): string {
  const { glow, deep } = drawing.tones;
  const outline = path(
    drawing,
    `M${-neckX - 18},195 Q${-neckX - 6},184 ${-neckX},189 C${-neckX * 0.5},206 ${neckX * 0.5},206 ${neckX},189 ` +
      `Q${neckX + 6},184 ${neckX + 18},195 C${neckX * 0.6},234 ${-neckX * 0.6},234 ${-neckX - 18},195 Z`,
  );
  const shadow = shadowOnCloth(drawing, outline, { x: 1, y: 4, blur: 4, opacity: 0.4 });
  const form = linearGradient(
    drawing,
    [390, 190, 610, 230],
    [
      [0, glow, 0.4],
      [1, deep, 0.3],
    ],
  );
  return shadow + panel(drawing, outline, { form: [form], edge: 0.5 });
}
