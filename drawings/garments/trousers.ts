import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds, movedFold, ripples } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { opening, panel, softShade } from "#drawings/svg/panel.ts";
import { type Mirror, type Point, warp } from "#drawings/svg/path.ts";
import type { Piece } from "#drawings/svg/piece.ts";
import { ribs } from "#drawings/svg/ribs.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import type { Fit, TrouserCut } from "./garment-options.ts";
import { limbGradient } from "./sleeves.ts";
import { backPatch, cargoPocket, slantPocket } from "./trouser-pockets.ts";
import { type TrouserShape, trouserShape } from "./trouser-shape.ts";
import { insideWaist, waistband } from "./waistband.ts";

export interface Trousers {
  fit: Fit;
  cut: TrouserCut;
  view: "front" | "back";
}

export function trousers(drawing: Drawing, { fit, cut, view }: Trousers): Piece {
  const shape = trouserShape(fit, cut);
  const { waistX, top, crotchY } = shape;
  const lengthwise = lengthwiseForm(drawing, shape);
  const inside = insideWaist(drawing, waistX, top);
  const rightLeg = leg(drawing, shape, { cut, view, mirror: 1, lengthwise });
  const leftLeg = leg(drawing, shape, { cut, view, mirror: -1, lengthwise });
  const rise = path(drawing, `M0,${top + 40} C2,340 -3,460 1,${crotchY}`);
  const riseStitches = path(drawing, `M9,${top + 44} C11,340 6,460 9,${crotchY - 16}`);
  return {
    silhouette: legOutline(drawing, shape, cut, 1) + legOutline(drawing, shape, cut, -1),
    svg:
      inside +
      rightLeg +
      leftLeg +
      seam(drawing, rise, 0.9) +
      stitch(drawing, riseStitches, 0.7) +
      waistband(drawing, waistX, top, view),
  };
}

/** Below the crotch (560) trousers are as long in proportion to a top as those of the size chart. */
export function longLegs(x: number, y: number): Point {
  return warp(x, y < 560 ? y : 560 + (y - 560) * 1.22);
}

interface LegOptions {
  cut: TrouserCut;
  view: "front" | "back";
  mirror: Mirror;
  lengthwise: string;
}

function leg(drawing: Drawing, shape: TrouserShape, { cut, view, mirror, lengthwise }: LegOptions): string {
  const { waistX, hipX, kneeX, outerX, innerX, top, hemY, crotchY } = shape;
  const farSide = path(
    drawing,
    `M${outerX - 2},${hemY - 8} C${outerX - 40},${hemY + 13} ${innerX + 40},${hemY + 15} ${innerX + 2},${hemY - 4} Z`,
    mirror,
  );
  const form = [legForm(drawing, shape, mirror), lengthwise];
  const area = { left: 50, top: crotchY + 60, right: kneeX - 40, bottom: hemY - 200 };
  const irregular = ripples(drawing, area, 4, { length: 110, width: 8, strength: 0.22 });
  const creases = folds(drawing, [...legFolds(shape, mirror), ...irregular], mirror);
  const innerShade = path(
    drawing,
    `M0,${crotchY - 80} L46,${crotchY + 190} L90,${crotchY + 260} L30,${crotchY + 20} Z`,
    mirror,
  );
  const inner = creases + softShade(drawing.tones.deep, innerShade, 16, 0.3);
  return (
    opening(drawing, farSide) +
    panel(drawing, legOutline(drawing, shape, cut, mirror), { form, inner, edge: 0.45 }) +
    (cut === "jogger" ? knitCuff(drawing, shape, mirror) : hemStitches(drawing, shape, mirror)) +
    (view === "back" ? backPatch(drawing, top, mirror) : slantPocket(drawing, waistX, hipX, top, mirror)) +
    (cut === "cargo" ? cargoPocket(drawing, hipX, mirror) : "")
  );
}

function legOutline(drawing: Drawing, shape: TrouserShape, cut: TrouserCut, mirror: Mirror): string {
  const { waistX, hipX, kneeX, outerX, innerX, top, hemY, crotchY } = shape;
  const jogger = cut === "jogger";
  return path(
    drawing,
    `M0,${top - 2} C60,${top} ${waistX - 40},${top - 4} ${waistX},${top - 12} ` +
      `C${waistX + 26},${top + 70} ${hipX - 6},${top + 140} ${hipX},${top + 230} ` +
      `C${hipX + 10},${top + 380} ${kneeX + 4},760 ${kneeX - 2},840 ` +
      `C${kneeX - 6},930 ${outerX + (jogger ? 14 : 2)},1000 ${outerX},${hemY} ` +
      `C${outerX - 40},${hemY + 4} ${innerX + 50},${hemY + 10} ${innerX},${hemY + 6} ` +
      `C${innerX - (jogger ? 18 : 2)},${hemY - 150} ${jogger ? 44 : 52},${crotchY + 180} 2,${crotchY} ` +
      `C-4,460 2,300 0,${top - 2} Z`,
    mirror,
  );
}

function legForm(drawing: Drawing, { hipX }: TrouserShape, mirror: Mirror): string {
  const { deep, shade, glow, lift, dark } = drawing.tones;
  const { sheen } = drawing.fabric;
  return linearGradient(
    drawing,
    [500 + (mirror > 0 ? 20 : -hipX - 6), 700, 500 + (mirror > 0 ? hipX + 8 : -18), 700],
    mirror < 0
      ? [
          [0, deep, 0.4],
          [0.12, shade, 0.25],
          [0.4, glow, 0.4 * sheen],
          [0.58, lift, 0.16],
          [0.85, shade, 0.4],
          [1, deep, dark ? 0.7 : 0.5],
        ]
      : [
          [0, deep, 0.34],
          [0.14, shade, 0.2],
          [0.36, glow, 0.3 * sheen],
          [0.6, shade, 0.1],
          [0.86, shade, 0.5],
          [1, deep, dark ? 0.8 : 0.58],
        ],
  );
}

function lengthwiseForm(drawing: Drawing, { top, hemY }: TrouserShape): string {
  const { deep, shade, glow } = drawing.tones;
  return linearGradient(
    drawing,
    [0, top, 0, hemY],
    [
      [0, glow, 0.1],
      [0.3, shade, 0.1],
      [0.5, deep, 0.12],
      [1, deep, 0.26],
    ],
  );
}

function legFolds(shape: TrouserShape, mirror: Mirror): Fold[] {
  const { waistX, hipX, kneeX, outerX, innerX, top, hemY, crotchY } = shape;
  const middleX = (outerX + innerX) / 2;
  const creases: Fold[] = [
    [4, crotchY - 6, 60, crotchY + 6, 150, crotchY - 40, 30, 0.62, 1],
    [6, crotchY - 40, 60, crotchY - 60, 130, crotchY - 110, 22, 0.45, 1],
    [10, crotchY + 12, 60, crotchY + 60, 140, crotchY + 70, 26, 0.5, 1],
    [20, crotchY + 60, 60, crotchY + 150, 110, crotchY + 190, 20, 0.4, 1],
    [hipX - 2, crotchY - 20, hipX - 50, crotchY + 30, hipX - 120, crotchY + 40, 22, 0.36, -1],
    [kneeX, 780, kneeX - 50, 812, kneeX - 110, 800, 20, 0.42, -1],
    [54, 812, 92, 846, 138, 824, 22, 0.46, 1],
    [66, 868, 100, 878, 130, 862, 14, 0.3, 1],
    [kneeX - 2, 838, kneeX - 56, 862, kneeX - 104, 858, 18, 0.36, -1],
    [middleX + 30, 700, middleX + 24, 790, middleX - 4, 846, 34, 0.3, 1],
    [hipX - 90, crotchY - 60, hipX - 70, crotchY + 180, middleX + 30, hemY - 30, 46, 0.34, 1],
    [110, crotchY + 120, 100, 860, middleX - 28, hemY - 16, 40, 0.3, -1],
    [innerX + 2, hemY - 70, innerX + 46, hemY - 58, outerX - 46, hemY - 92, 18, 0.4, 1],
    [outerX, hemY - 44, outerX - 40, hemY - 40, innerX + 62, hemY - 70, 14, 0.3, -1],
    [middleX + 14, hemY - 190, middleX + 2, hemY - 90, middleX + 10, hemY + 4, 22, 0.34, -1],
    [waistX - 20, top + 60, waistX - 40, top + 130, waistX - 66, top + 220, 24, 0.3, -1],
  ];
  return mirror > 0 ? creases : creases.map((crease) => movedFold(crease, -5, 14));
}

function hemStitches(drawing: Drawing, { outerX, innerX, hemY }: TrouserShape, mirror: Mirror): string {
  const line = `M${outerX - 3},${hemY - 34} C${outerX - 40},${hemY - 22} ${innerX + 40},${hemY - 20} ${innerX + 2},${hemY - 30}`;
  return stitch(drawing, path(drawing, line, mirror));
}

/** Units below the hem. */
export const cuffHeight = 62;

function knitCuff(drawing: Drawing, { outerX, innerX, hemY }: TrouserShape, mirror: Mirror): string {
  const bottom = hemY + cuffHeight;
  const outline = path(
    drawing,
    `M${outerX + 2},${hemY - 8} C${outerX - 2},${hemY + 20} ${outerX - 8},${hemY + 40} ${outerX - 10},${bottom - 6} ` +
      `C${outerX - 40},${bottom + 6} ${innerX + 40},${bottom + 8} ${innerX + 8},${bottom} ` +
      `C${innerX + 4},${hemY + 40} ${innerX},${hemY + 20} ${innerX - 4},${hemY - 2} ` +
      `C${innerX + 40},${hemY + 12} ${outerX - 40},${hemY + 10} ${outerX + 2},${hemY - 8} Z`,
    mirror,
  );
  const seamLine = path(
    drawing,
    `M${outerX + 2},${hemY - 8} C${outerX - 40},${hemY + 10} ${innerX + 40},${hemY + 12} ${innerX - 4},${hemY - 2}`,
    mirror,
  );
  return (
    panel(drawing, outline, {
      form: [limbGradient(drawing, mirror, [innerX, hemY, outerX, hemY])],
      inner: ribs(drawing, {
        outer: [outerX - 10, bottom - 6],
        inner: [innerX + 8, bottom],
        height: cuffHeight + 6,
        mirror,
        count: 18,
      }),
      edge: 0.5,
    }) + seam(drawing, seamLine, 1.2)
  );
}
