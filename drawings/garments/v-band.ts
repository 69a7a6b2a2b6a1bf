import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

const bandWidth = 25;

export function vBand(drawing: Drawing, shape: Pick<UpperBodyShape, "neckX" | "neckDepth">): string {
  const [pointX, pointY] = drawing.project(0, shape.neckDepth);
  return (
    bandArm(drawing, shape, 1) +
    bandArm(drawing, shape, -1) +
    `<path d="M${tenth(pointX)} ${tenth(pointY)}v${tenth(bandWidth * 1.4)}" stroke="${drawing.tones.deep}" stroke-width="1.8" opacity=".7"/>`
  );
}

function bandArm(
  drawing: Drawing,
  { neckX, neckDepth }: Pick<UpperBodyShape, "neckX" | "neckDepth">,
  mirror: Mirror,
): string {
  const { deep, shade, glow, lift } = drawing.tones;
  const middleX = neckX * 0.46;
  const low = neckDepth + bandWidth * 1.4;
  const outline = path(
    drawing,
    `M${neckX - 2},193 C${neckX - 4},250 ${middleX},${neckDepth - 84} 0,${neckDepth} L0,${low} ` +
      `C${middleX + bandWidth * 0.9},${neckDepth - 66} ${neckX + bandWidth - 3},254 ${neckX + bandWidth},199 ` +
      `Q${neckX + bandWidth * 0.55},190 ${neckX - 2},193 Z`,
    mirror,
  );
  const outerEdge = path(
    drawing,
    `M0,${low} C${middleX + bandWidth * 0.9},${neckDepth - 66} ${neckX + bandWidth - 3},254 ${neckX + bandWidth},199`,
    mirror,
  );
  const stitches = path(
    drawing,
    `M-1,${low + 7} C${middleX + bandWidth * 0.9 + 6},${neckDepth - 63} ${neckX + bandWidth + 4},256 ${neckX + bandWidth + 7},202`,
    mirror,
  );
  const form = linearGradient(
    drawing,
    [500 + mirror * neckX * 0.4, 300, 500 + mirror * (neckX * 0.4 + bandWidth * 1.6), 312],
    mirror < 0
      ? [
          [0, deep, 0.22],
          [0.45, glow, 0.42],
          [1, shade, 0.12],
        ]
      : [
          [0, glow, 0.36],
          [0.4, lift, 0.15],
          [1, deep, 0.3],
        ],
  );
  return (
    shadowOnCloth(drawing, outline, { x: 3, y: 6, blur: 6, opacity: 0.45 }) +
    panel(drawing, outline, { form: [form], edge: 0.5 }) +
    seam(drawing, outerEdge, 0.8) +
    stitch(drawing, stitches)
  );
}
