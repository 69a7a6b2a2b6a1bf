import type { Drawing } from "#drawings/svg/drawing.ts";
import { type Fold, folds } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { stitch } from "#drawings/svg/seams.ts";

const fan = [
  [-520, 1300, -120, 700, 60, 60, 120],
  [-330, 1340, 60, 760, 150, 60, 110],
  [-120, 1340, 190, 860, 250, 80, 110],
  [120, 1340, 300, 900, 330, 120, 90],
  [360, 1340, 380, 940, 420, 180, 80],
  [-620, 1000, -280, 520, -40, 20, 90],
  [560, 1100, 500, 800, 520, 240, 60],
] as const;

const sheet = "M-100 -100H1100V1350H-100Z";
const turnedCorner = "M1100 -100V330C960 300 800 210 690 60C650 6 630 -50 622 -100Z";
const hem = "M1100 330C960 300 800 210 690 60C650 6 630 -50 622 -100";

export function clothCloseUp(drawing: Drawing): string {
  const { base, glow, lift, deep, shade } = drawing.tones;
  const creases = fan.flatMap(([x0, y0, cx, cy, x1, y1, width]): Fold[] => [
    [x0, y0, cx + 30, cy - 120, x1 + 170, y1 - 420, width, 0.6, 1],
    [x0 + 60, y0, cx + 70, cy - 90, x1 + 150, y1 - 400, width * 0.4, 0.3, -1],
  ]);
  const sheetForm = linearGradient(
    drawing,
    [0, 0, 1000, 1250],
    [
      [0, glow, 0.35],
      [0.5, lift, 0.05],
      [1, deep, 0.4],
    ],
  );
  const lying = panel(drawing, sheet, {
    form: [sheetForm],
    inner: `<g transform="translate(0 0)">${folds(drawing, creases)}</g>`,
    edge: 0,
  });
  const shadow =
    `<path d="${turnedCorner}" fill="${deep}" opacity=".7" transform="translate(-22 38)" ` +
    `filter="url(#${drawing.definitions.blur(22)})"/>`;
  const cornerForm = linearGradient(
    drawing,
    [700, 200, 1000, -60],
    [
      [0, glow, 0.55],
      [0.25, base, 0.5],
      [1, deep, 0.3],
    ],
  );
  return (
    lying +
    shadow +
    panel(drawing, turnedCorner, { fill: shade, form: [cornerForm], edge: 0.5 }) +
    `<g transform="translate(12 -16)">${stitch(drawing, hem)}</g><g transform="translate(26 -34)">${stitch(drawing, hem)}</g>`
  );
}
