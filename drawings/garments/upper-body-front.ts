import { bodyFolds, type Figure } from "#drawings/svg/body-folds.ts";
import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds, mirrored, ripples } from "#drawings/svg/folds.ts";
import { linearGradient, radialGradient, tubeGradient } from "#drawings/svg/gradients.ts";
import type { Neckline } from "#drawings/svg/neckline.ts";
import { opening, panel, softShade } from "#drawings/svg/panel.ts";
import { bothSides, type Mirror, symmetricOutline } from "#drawings/svg/path.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import type { Sleeve } from "./sleeves.ts";
import { armscye, rightSide, type UpperBodyShape } from "./upper-body-shape.ts";

export interface UpperBodyPlan {
  shape: UpperBodyShape;
  neckline: string;
  figure: Figure;
  foldsFigure: Figure;
  centreFolds: boolean;
  princessSeams: boolean;
  sleeve: (mirror: Mirror) => Sleeve;
  neck: () => Neckline;
  onTop: () => string;
}

export function upperBodyFront(drawing: Drawing, plan: UpperBodyPlan): Piece {
  const { shape } = plan;
  const { hemX, hemY } = shape;
  const body = path(drawing, symmetricOutline([shape.neckX, 190], rightSide(shape), plan.neckline));
  const backHem = path(
    drawing,
    `M${-hemX + 4},${hemY - 20} C${-hemX * 0.6},${hemY + 26} ${hemX * 0.6},${hemY + 26} ${hemX - 4},${hemY - 20} Z`,
  );
  const left = plan.sleeve(-1);
  const right = plan.sleeve(1);
  const form = frontForm(drawing, plan);
  const inner = frontFolds(drawing, plan) + armholeShade(drawing, shape, [0.55, 0.4]);
  const neck = plan.neck();
  return {
    silhouette: `${body} ${left.outline} ${right.outline}`,
    svg:
      neck.inside +
      opening(drawing, backHem) +
      left.svg +
      right.svg +
      panel(drawing, body, { form, inner, edge: 0.4 }) +
      bothSides.map((mirror) => frontSeams(drawing, plan, mirror)).join("") +
      frontHem(drawing, shape) +
      neck.over +
      plan.onTop(),
  };
}

function frontForm(drawing: Drawing, { shape, figure }: UpperBodyPlan): string[] {
  const { glow, shade, deep } = drawing.tones;
  const { sheen } = drawing.fabric;
  const form = [
    tubeGradient(drawing, 500 - shape.bustX - 4, 500 + shape.bustX + 8),
    linearGradient(
      drawing,
      [0, 190, 0, shape.hemY],
      [
        [0, glow, 0.18],
        [0.3, glow, 0.04],
        [0.62, shade, 0.16],
        [0.75, shade, 0.04],
        [1, deep, 0.24],
      ],
    ),
  ];
  if (figure === "men") return form;
  const bust = (x: number, radius: number, opacity: number) =>
    radialGradient(
      drawing,
      [x, 520, radius],
      [
        [0, glow, opacity * sheen],
        [1, glow, 0],
      ],
    );
  return [...form, bust(402, 130, 0.34), bust(594, 116, 0.18)];
}

function frontFolds(drawing: Drawing, { shape, foldsFigure, centreFolds }: UpperBodyPlan): string {
  const { waistX, waistY, hemY, neckDepth, armpitY } = shape;
  const sides = bodyFolds(shape, foldsFigure);
  const centre: Fold[] = [
    [10, neckDepth + 60, -26, neckDepth + 220, -40, neckDepth + 330, 34, 0.26, 1],
    [-34, waistY - 30, -30, hemY - 120, -64, hemY + 8, 34, 0.3, -1],
    [60, waistY + 40, 84, hemY - 120, 60, hemY + 8, 36, 0.34, 1],
  ];
  const area = { left: -waistX + 40, top: armpitY + 60, right: waistX - 60, bottom: hemY - 160 };
  return folds(drawing, [
    ...mirrored(sides.right, 1),
    ...mirrored(sides.left, -1),
    ...(centreFolds ? centre : []),
    ...ripples(drawing, area, 9, { length: 130, width: 9, strength: 0.2 }),
  ]);
}

export function armholeShade(
  drawing: Drawing,
  { armpitX, armpitY }: UpperBodyShape,
  [rightOpacity, leftOpacity]: readonly [right: number, left: number],
): string {
  const shadeOf = (mirror: Mirror) => {
    const outline = path(
      drawing,
      `M${armpitX + 30},${armpitY - 90} L${armpitX + 30},${armpitY + 160} L${armpitX - 6},${armpitY + 120} L${armpitX - 14},${armpitY - 60} Z`,
      mirror,
    );
    const opacity = mirror > 0 ? rightOpacity : leftOpacity;
    return softShade(drawing.tones.deep, outline, 14, opacity);
  };
  return bothSides.map(shadeOf).join("");
}

export function armholeSeam(drawing: Drawing, shape: UpperBodyShape, mirror: Mirror): string {
  return (
    seam(drawing, path(drawing, armscye(shape), mirror)) +
    stitch(drawing, path(drawing, armscye(shape, 8), mirror), 0.8)
  );
}

function frontSeams(drawing: Drawing, { shape, princessSeams }: UpperBodyPlan, mirror: Mirror): string {
  return (
    armholeSeam(drawing, shape, mirror) +
    (princessSeams ? princessSeam(drawing, shape, mirror) : "") +
    (shape.vent ? sideVent(drawing, shape, mirror) : "")
  );
}

function princessSeam(drawing: Drawing, shape: UpperBodyShape, mirror: Mirror): string {
  const { shoulderX, shoulderY, armpitY, bustX, waistX, waistY, hemX, hemY } = shape;
  const line =
    `M${shoulderX - 16},${shoulderY + 118} C${shoulderX - 74},${armpitY - 40} ${bustX - 124},${armpitY + 60} ${waistX - 92},${waistY} ` +
    `C${waistX - 88},${waistY + 100} ${hemX - 110},${hemY - 120} ${hemX - 108},${hemY + 4}`;
  return seam(drawing, path(drawing, line, mirror), 0.5);
}

function sideVent(drawing: Drawing, { hemX, hemY, vent }: UpperBodyShape, mirror: Mirror): string {
  const slit = path(drawing, `M${hemX - 15},${hemY - vent} L${hemX - 12},${hemY - 4}`, mirror);
  const stitches = path(
    drawing,
    `M${hemX - 9},${hemY - vent - 10} L${hemX - 26},${hemY - vent - 6} L${hemX - 22},${hemY - 6}`,
    mirror,
  );
  return seam(drawing, slit, 0.7) + stitch(drawing, stitches, 0.7);
}

function frontHem(drawing: Drawing, { hemX, hemY }: UpperBodyShape): string {
  const line =
    `M${-hemX + 8},${hemY - 34} C${-hemX * 0.66},${hemY - 16} ${-hemX * 0.3},${hemY - 13} 0,${hemY - 13} ` +
    `C${hemX * 0.3},${hemY - 13} ${hemX * 0.66},${hemY - 16} ${hemX - 8},${hemY - 34}`;
  return stitch(drawing, path(drawing, line));
}
