import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

export function lapels(drawing: Drawing, shape: UpperBodyShape): string {
  const { neckDepth, hemY } = shape;
  const frontEdge = path(
    drawing,
    `M6,${neckDepth + 4} C8,${neckDepth + 200} 8,${hemY - 160} 10,${hemY + 11}`,
  );
  const frontStitches = path(
    drawing,
    `M-34,${neckDepth + 20} C-33,${neckDepth + 200} -33,${hemY - 160} -32,${hemY + 9}`,
  );
  const buttons = coatButtons(drawing, shape);
  return (
    lapelHalf(drawing, shape, 1) +
    lapelHalf(drawing, shape, -1) +
    seam(drawing, frontEdge, 0.9) +
    stitch(drawing, frontStitches, 0.7) +
    buttons
  );
}

function lapelHalf(drawing: Drawing, { neckX, neckDepth }: UpperBodyShape, mirror: Mirror): string {
  const lapel = path(
    drawing,
    `M${neckX - 6},188 C${neckX + 4},260 ${neckX - 2},310 ${neckX - 4},330 L${neckX + 58},318 ` +
      `C${neckX + 60},330 ${neckX + 66},352 ${neckX + 74},366 C${neckX + 40},430 40,${neckDepth - 50} 4,${neckDepth + 8} ` +
      `C-8,${neckDepth - 20} 0,${neckDepth - 40} 8,${neckDepth - 60} ` +
      `C50,${neckDepth - 150} ${neckX - 12},270 ${neckX - 6},188 Z`,
    mirror,
  );
  const collar = path(
    drawing,
    `M${neckX - 8},182 C${neckX + 14},180 ${neckX + 34},192 ${neckX + 40},204 ` +
      `C${neckX + 60},244 ${neckX + 62},280 ${neckX + 54},316 L${neckX + 6},330 ` +
      `C${neckX - 2},270 ${neckX + 4},226 ${neckX - 8},182 Z`,
    mirror,
  );
  const lapelStitches = path(
    drawing,
    `M${neckX + 52},324 C${neckX + 54},334 ${neckX + 58},352 ${neckX + 65},364 ` +
      `C${neckX + 32},424 40,${neckDepth - 62} 10,${neckDepth - 12}`,
    mirror,
  );
  const collarStitches = path(
    drawing,
    `M${neckX + 34},208 C${neckX + 52},246 ${neckX + 54},280 ${neckX + 47},311`,
    mirror,
  );
  return (
    raisedPiece(drawing, lapel, neckX, mirror) +
    raisedPiece(drawing, collar, neckX, mirror) +
    stitch(drawing, lapelStitches, 0.6) +
    stitch(drawing, collarStitches, 0.6)
  );
}

function raisedPiece(drawing: Drawing, outline: string, neckX: number, mirror: Mirror): string {
  const { shade, glow, lift, deep } = drawing.tones;
  const softShadow = shadowOnCloth(drawing, outline, { x: 5, y: 9, blur: 8, opacity: 0.42 });
  const sharpShadow = shadowOnCloth(drawing, outline, { x: 1, y: 2, blur: 1.5, opacity: 0.4 });
  const form = linearGradient(
    drawing,
    [500 + mirror * 20, 400, 500 + mirror * (neckX + 70), 330],
    mirror < 0
      ? [
          [0, shade, 0.35],
          [0.5, glow, 0.5],
          [1, lift, 0.2],
        ]
      : [
          [0, glow, 0.35],
          [0.6, shade, 0.1],
          [1, deep, 0.25],
        ],
  );
  return softShadow + sharpShadow + panel(drawing, outline, { form: [form], edge: 0.55 });
}

const buttonDistance = 116;

function coatButtons(drawing: Drawing, { neckDepth, hemY }: UpperBodyShape): string {
  const count = hemY - neckDepth > 540 ? 4 : 3;
  return Array.from({ length: count }, (_, index) =>
    coatButton(drawing, neckDepth + 46 + index * buttonDistance),
  ).join("");
}

function coatButton(drawing: Drawing, localY: number): string {
  const { deep, lift, pale } = drawing.tones;
  const [x, y] = drawing.project(-14, localY);
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)})">` +
    `<circle cx="2" cy="4" r="12.5" fill="${deep}" opacity=".55" filter="url(#${drawing.definitions.blur(2)})"/>` +
    `<circle r="12" fill="${pale ? "#e4e2da" : lift}" stroke="${deep}" stroke-width="1"/>` +
    `<circle r="8.4" fill="none" stroke="${deep}" stroke-width="1" opacity=".4"/>` +
    `<path d="M-5 -9a10.5 10.5 0 0 1 9 0" fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"/>` +
    `<path d="M-3-2.6l6 5.2M3-2.6l-6 5.2" stroke="${deep}" stroke-width="1.5"/></g>`
  );
}
