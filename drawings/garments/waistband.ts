import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient, tubeGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth } from "#drawings/svg/panel.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import { tenth } from "#drawings/svg/svg-text.ts";
import { drawstring } from "./drawstring.ts";
import { neckLabel } from "./neck-label.ts";

export function insideWaist(drawing: Drawing, waistX: number, top: number): string {
  if (drawing.isWorn) return "";
  const { shade, deep } = drawing.tones;
  const outline = path(
    drawing,
    `M${-waistX},${top - 12} C${-waistX * 0.5},${top - 34} ${waistX * 0.5},${top - 34} ${waistX},${top - 12} ` +
      `C${waistX * 0.5},${top + 20} ${-waistX * 0.5},${top + 20} ${-waistX},${top - 12} Z`,
  );
  const depth = linearGradient(
    drawing,
    [0, top - 34, 0, top + 10],
    [
      [0, deep, 0.5],
      [1, deep, 1],
    ],
  );
  return (
    `<path d="${outline}" fill="${shade}"/><path d="${outline}" fill="url(#${depth})"/>` +
    `<path d="${outline}" fill="#06090b" opacity=".2"/>` +
    neckLabel(drawing, drawing.project(0, 0)[0], top - 26, 46)
  );
}

const bandHeight = 52;

export function waistband(drawing: Drawing, waistX: number, top: number, view: "front" | "back"): string {
  const { deep, glow, pale } = drawing.tones;
  const bottom = top + bandHeight;
  const outline = path(
    drawing,
    `M${-waistX - 1},${top - 13} C${-waistX * 0.5},${top + 10} ${waistX * 0.5},${top + 10} ${waistX + 1},${top - 13} ` +
      `C${waistX + 8},${top + 8} ${waistX + 14},${top + 26} ${waistX + 16},${bottom - 10} ` +
      `C${waistX * 0.5},${bottom + 14} ${-waistX * 0.5},${bottom + 14} ${-waistX - 16},${bottom - 10} ` +
      `C${-waistX - 14},${top + 26} ${-waistX - 8},${top + 8} ${-waistX - 1},${top - 13} Z`,
  );
  const lines = path(drawing, gathers(drawing, waistX, top, view));
  const across = (below: number) =>
    path(
      drawing,
      `M${-waistX - 8},${top - 13 + below} C${-waistX * 0.5},${top + 10 + below} ${waistX * 0.5},${top + 10 + below} ${waistX + 8},${top - 13 + below}`,
    );
  const inner =
    `<path d="${lines}" stroke="${deep}" stroke-width="3.2" fill="none" opacity=".5"/>` +
    `<path d="${lines}" stroke="${glow}" stroke-width="2.4" fill="none" opacity="${pale ? 0.8 : 0.35}" transform="translate(3.4 0)"/>`;
  return (
    shadowOnCloth(drawing, outline, { x: 2, y: 7, blur: 6, opacity: 0.45 }) +
    panel(drawing, outline, {
      form: [tubeGradient(drawing, 500 - waistX - 14, 500 + waistX + 18)],
      inner,
      edge: 0.5,
    }) +
    seam(drawing, across(bandHeight + 1), 0.8) +
    stitch(drawing, across(22), 0.6) +
    stitch(drawing, across(bandHeight - 8), 0.8) +
    (view === "back" ? "" : drawstring(drawing, top + 30))
  );
}

const gatherCount = 46;
const flatPart = 0.3;

function gathers({ random }: Drawing, waistX: number, top: number, view: "front" | "back"): string {
  let lines = "";
  for (let gather = 0; gather <= gatherCount; gather++) {
    const across = (gather / gatherCount) * 2 - 1;
    if (view === "front" && Math.abs(across) < flatPart) continue;
    const x = across * waistX;
    const y = top + 4 * (1 - across * across) - 10 * across * across + random() * 5;
    lines +=
      `M${tenth(x)},${tenth(y)} C${tenth(x + across * 4)},${tenth(y + 16)} ` +
      `${tenth(x + across * 2 + random() * 4 - 2)},${tenth(y + 30)} ` +
      `${tenth(x * 1.06)},${tenth(y + bandHeight - 6 - random() * 8)} `;
  }
  return lines;
}
