import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import type { Neckline } from "#drawings/svg/neckline.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { neckLabel } from "./neck-label.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

const collarHeight = 44;

export function standCollar(
  drawing: Drawing,
  shape: UpperBodyShape,
  neckDepth: number,
  zip: "half" | "full",
  hasLabel = true,
): Neckline {
  const zipEnd = zip === "full" ? shape.hemY + 10 : neckDepth + 230;
  return {
    inside: drawing.isWorn ? "" : insideCollar(drawing, shape, neckDepth, hasLabel),
    over:
      collarHalf(drawing, shape, neckDepth, 1) +
      collarHalf(drawing, shape, neckDepth, -1) +
      zipEdge(drawing, neckDepth, zipEnd, -1) +
      zipEdge(drawing, neckDepth, zipEnd, 1) +
      zipTape(drawing, neckDepth, zipEnd) +
      (zip === "full"
        ? ""
        : stitch(
            drawing,
            path(drawing, `M-18,${zipEnd} L-18,${zipEnd + 8} L18,${zipEnd + 8} L18,${zipEnd}`),
            0.9,
          )) +
      zipPull(drawing, neckDepth),
  };
}

function insideCollar(
  drawing: Drawing,
  { neckX }: UpperBodyShape,
  neckDepth: number,
  hasLabel: boolean,
): string {
  const { shade, deep } = drawing.tones;
  const hollow = path(
    drawing,
    `M${-neckX + 2},194 C${-neckX - 2},172 ${-neckX + 2},152 ${-neckX + 14},146 C${-40},164 40,164 ${neckX - 14},146 ` +
      `C${neckX - 2},152 ${neckX + 2},172 ${neckX - 2},194 L40,${neckDepth} L-40,${neckDepth} Z`,
  );
  const depth = linearGradient(
    drawing,
    [0, 150, 0, neckDepth],
    [
      [0, deep, 0.35],
      [0.5, deep, 0.8],
      [1, deep, 1],
    ],
  );
  return (
    `<path d="${hollow}" fill="${shade}"/><path d="${hollow}" fill="url(#${depth})"/>` +
    `<path d="${hollow}" fill="#06090b" opacity=".18"/>` +
    stitch(drawing, path(drawing, `M${-neckX + 16},153 C-40,171 40,171 ${neckX - 16},153`), 0.6) +
    (hasLabel ? neckLabel(drawing, drawing.project(0, 0)[0], 172, 54) : "")
  );
}

function collarHalf(drawing: Drawing, { neckX }: UpperBodyShape, neckDepth: number, mirror: Mirror): string {
  const { shade, deep, glow } = drawing.tones;
  const outline = path(
    drawing,
    `M${neckX + 4},197 C${neckX + 4},172 ${neckX},152 ${neckX - 12},145 ` +
      `C${neckX - 22},188 ${40},${neckDepth - 44} 6,${neckDepth - collarHeight + 6} L5,${neckDepth + 2} ` +
      `C${50},${neckDepth} ${neckX - 4},238 ${neckX + 4},197 Z`,
    mirror,
  );
  const shadow = shadowOnCloth(drawing, outline, { x: 2, y: 6, blur: 5, opacity: 0.4 });
  const form = linearGradient(
    drawing,
    [500, 0, 500 + mirror * (neckX + 10), 0],
    mirror < 0
      ? [
          [0, shade, 0.2],
          [0.6, glow, 0.4],
          [1, deep, 0.35],
        ]
      : [
          [0, glow, 0.3],
          [0.5, shade, 0.12],
          [1, deep, 0.55],
        ],
  );
  const topStitches = path(
    drawing,
    `M${neckX - 14},153 C${neckX - 26},192 42,${neckDepth - 38} 8,${neckDepth - collarHeight + 13}`,
    mirror,
  );
  const neckSeam = path(
    drawing,
    `M5,${neckDepth + 2} C50,${neckDepth} ${neckX - 4},238 ${neckX + 4},197`,
    mirror,
  );
  return (
    shadow +
    panel(drawing, outline, { form: [form], edge: 0.55 }) +
    stitch(drawing, topStitches, 0.8) +
    seam(drawing, neckSeam, 0.8)
  );
}

function zipEdge(drawing: Drawing, neckDepth: number, zipEnd: number, mirror: Mirror): string {
  const edge = path(drawing, `M11,${neckDepth} L11,${zipEnd}`, mirror);
  return (
    `<path d="${edge}" stroke="${drawing.tones.deep}" stroke-width="1.6" opacity=".7" fill="none"/>` +
    stitch(drawing, path(drawing, `M18,${neckDepth + 4} L18,${zipEnd}`, mirror), 0.9)
  );
}

function zipTape(drawing: Drawing, neckDepth: number, zipEnd: number): string {
  const { deep, lift, shade, dark } = drawing.tones;
  const [x] = drawing.project(0, neckDepth);
  const [, top] = drawing.project(0, neckDepth - collarHeight + 8);
  const [, bottom] = drawing.project(0, zipEnd);
  const line = `M${tenth(x)} ${tenth(top)}V${tenth(bottom)}`;
  return (
    `<path d="${line}" stroke="${deep}" stroke-width="13" opacity=".55"/>` +
    `<path d="${line}" stroke="${dark ? lift : shade}" stroke-width="9"/>` +
    `<path d="${line}" stroke="#b9bcbb" stroke-width="5" stroke-dasharray="2.2 2"/>` +
    `<path d="${line}" stroke="#5b6062" stroke-width="1"/>`
  );
}

function zipPull(drawing: Drawing, neckDepth: number): string {
  const [x] = drawing.project(0, neckDepth);
  const [, top] = drawing.project(0, neckDepth - collarHeight + 8);
  return (
    `<g transform="translate(${tenth(x)} ${tenth(top + 6)})">` +
    `<rect x="-6" y="-4" width="12" height="15" rx="3" fill="#d7d9d7" stroke="#63696b" stroke-width="1"/>` +
    `<path d="M-3.5 10h7l1.5 26a5 5 0 0 1-10 0z" fill="#c8cbca" stroke="#63696b" stroke-width="1"/></g>`
  );
}
