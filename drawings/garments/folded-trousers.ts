import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { type Fold, folds } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { type FoldedPlane, foldedProjection } from "./folded-projection.ts";
import { neckLabel } from "./neck-label.ts";

const creases: readonly Fold[] = [
  [-150, 300, -170, 420, -160, 640, 26, 0.35, 1],
  [130, 300, 150, 480, 120, 700, 30, 0.35, -1],
  [-20, 320, 10, 500, -20, 740, 30, 0.3, 1],
  [-226, 470, -120, 484, 30, 468, 14, 0.3, 1],
];

export function foldedTrousers(parent: Drawing, plane: FoldedPlane): string {
  const drawing: Drawing = { ...parent, project: foldedProjection(plane) };
  const { glow, lift, deep } = drawing.tones;
  const outline = path(
    drawing,
    "M-216,196 C-80,186 80,186 216,196 C236,198 240,214 240,230 C246,420 244,600 242,722 C240,744 226,750 206,750 " +
      "C80,756 -80,756 -206,750 C-226,750 -240,744 -242,722 C-246,600 -244,420 -240,230 C-240,214 -236,198 -216,196 Z",
  );
  const gathers = path(drawing, waistGathers(drawing));
  const form = linearGradient(
    drawing,
    [500 - plane.halfWidth, plane.farY, 500 + plane.halfWidth, plane.nearY],
    [
      [0, glow, 0.4],
      [0.45, lift, 0.1],
      [1, deep, 0.3],
    ],
  );
  const inner =
    folds(drawing, creases) + `<path d="${gathers}" stroke="${deep}" stroke-width="2.6" opacity=".45"/>`;
  return (
    panel(drawing, outline, { form: [form], inner, edge: 0.4 }) +
    seam(drawing, path(drawing, "M-240,292 C-80,284 80,284 240,292"), 0.9) +
    stitch(drawing, path(drawing, "M-240,280 C-80,272 80,272 240,280"), 0.8) +
    neckLabel(drawing, 500, plane.farY + 8, 50)
  );
}

function waistGathers({ random }: Drawing): string {
  let lines = "";
  for (let gather = 0; gather <= 60; gather++) {
    const x = -226 + gather * 7.6;
    lines += `M${tenth(x)},202 L${tenth(x + random() * 4)},${tenth(280 - random() * 10)} `;
  }
  return lines;
}
