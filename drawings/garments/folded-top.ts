import { embroidery } from "#drawings/lettering/embroidery.ts";
import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import type { Neckline } from "#drawings/svg/neckline.ts";
import { panel, softShade } from "#drawings/svg/panel.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { crewBand } from "./crew-band.ts";
import { topCutOf } from "./cut-of.ts";
import { type FoldedPlane, foldedProjection } from "./folded-projection.ts";
import type { Cut, Engraving, GarmentKind, PocketCount } from "./garment-options.ts";
import { insideNeck } from "./inside-neck.ts";
import { lapels } from "./lapels.ts";
import { patchPocket } from "./patch-pocket.ts";
import { standCollar } from "./stand-collar.ts";
import { roundNeckline, topShapes, type UpperBodyShape, vNeckline } from "./upper-body-shape.ts";
import { vBand } from "./v-band.ts";
import { wrapFront } from "./wrap-front.ts";

export interface FoldedTop {
  garment: GarmentKind;
  cut?: Cut | undefined;
  pockets?: PocketCount | undefined;
  engraving?: Engraving | null | undefined;
}

/** Folded: the fabric turns under at its lower edge. */
const shape: UpperBodyShape = {
  ...topShapes.women,
  neckX: 92,
  neckDepth: 372,
  waistX: 232,
  waistY: 628,
  hemY: 742,
};
const coatShape: UpperBodyShape = { ...shape, neckDepth: 452 };
const collarNeckDepth = 250;
const crewDepth = 258;

/** The visible features of a folded front: neckline, inside and overlap. */
interface FoldedFront extends Neckline {
  neckline: string;
  /** Start of its chest pocket; undefined for a garment without one. */
  chestX?: number;
}

function foldedFront(drawing: Drawing, { garment, cut }: Pick<FoldedTop, "garment" | "cut">): FoldedFront {
  const insideTo = (depth: number) => insideNeck(drawing, shape, { depth, backY: 216 });
  if (garment === "tee") {
    return {
      neckline: roundNeckline(shape, crewDepth),
      inside: insideTo(crewDepth),
      over: crewBand(drawing, shape, crewDepth),
    };
  }
  if (garment === "labcoat") {
    return {
      neckline: vNeckline(coatShape),
      inside: insideTo(coatShape.neckDepth),
      over: lapels(drawing, coatShape),
      chestX: 96,
    };
  }
  const top = topCutOf(cut) ?? "vneck";
  if (top === "mandarin" || top === "zip") {
    // Folded, the collar hides its label.
    const collar = standCollar(drawing, shape, collarNeckDepth, top === "zip" ? "full" : "half", false);
    return { neckline: roundNeckline(shape, collarNeckDepth), ...collar, chestX: 62 };
  }
  const band = vBand(drawing, shape);
  return {
    neckline: vNeckline(shape),
    inside: insideTo(shape.neckDepth),
    over: top === "wrap" ? band + wrapFront(drawing, shape) : band,
    chestX: 62,
  };
}

const creases: readonly Fold[] = [
  [-150, 240, -170, 420, -160, 640, 26, 0.35, 1],
  [170, 250, 190, 420, 176, 660, 26, 0.35, -1],
  [-60, 470, -20, 600, -50, 744, 30, 0.3, 1],
  [60, 430, 96, 590, 70, 744, 26, 0.26, -1],
  [-226, 470, -120, 484, 30, 468, 14, 0.3, 1],
  [220, 540, 120, 560, 10, 548, 12, 0.26, -1],
  [0, 420, -20, 470, -60, 500, 16, 0.3, 1],
];

export function foldedTop(parent: Drawing, top: FoldedTop, plane: FoldedPlane): string {
  const drawing: Drawing = { ...parent, project: foldedProjection(plane) };
  const { neckline, inside, over, chestX } = foldedFront(drawing, top);
  const { pockets = 3, engraving } = top;
  const hasChestPocket = chestX !== undefined && (pockets === 1 || pockets >= 3);
  const outline = path(
    drawing,
    "M92,190 C130,196 168,206 196,218 C222,230 238,252 240,290 C246,420 244,600 242,722 C240,744 226,750 206,750 " +
      "C80,756 -80,756 -206,750 C-226,750 -240,744 -242,722 C-246,600 -244,420 -240,290 " +
      `C-238,252 -222,230 -196,218 C-168,206 -130,196 -92,190 ${neckline}Z`,
  );
  const form = topForm(drawing, plane);
  const inner = folds(drawing, creases) + sleeveFoldShade(drawing);
  return (
    inside +
    panel(drawing, outline, { form, inner, edge: 0.4 }) +
    over +
    (hasChestPocket ? patchPocket(drawing, { x: chestX, y: 430, width: 112, height: 126, tilt: 3 }) : "") +
    foldedName(drawing, engraving)
  );
}

function topForm(drawing: Drawing, { farY, nearY, halfWidth }: FoldedPlane): string[] {
  const { glow, lift, deep, shade } = drawing.tones;
  return [
    linearGradient(
      drawing,
      [500 - halfWidth, farY, 500 + halfWidth, nearY],
      [
        [0, glow, 0.4],
        [0.45, lift, 0.1],
        [1, deep, 0.3],
      ],
    ),
    linearGradient(
      drawing,
      [0, farY, 0, nearY],
      [
        [0, shade, 0.3],
        [0.5, glow, 0.08],
        [0.9, glow, 0.3],
        [1, deep, 0.2],
      ],
    ),
  ];
}

function sleeveFoldShade(drawing: Drawing): string {
  const lines = ["M-196,220 C-214,400 -206,600 -210,750", "M196,220 C214,400 206,600 210,750"];
  return lines.map((line) => softShade(drawing.tones.deep, path(drawing, line), 10, 0.3, false)).join("");
}

function foldedName(drawing: Drawing, engraving: Engraving | null | undefined): string {
  if (!engraving?.text) return "";
  const [x, y] = drawing.project((engraving.side === "right" ? -1 : 1) * 118, 414);
  const name = embroidery(drawing, {
    text: engraving.text,
    x,
    y,
    size: 36,
    maxWidth: 138,
    thread: engraving.thread,
  });
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(1 .52) translate(${tenth(-x)} ${tenth(-y)})">` +
    `${name}</g>`
  );
}
