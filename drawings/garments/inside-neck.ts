import { dressForm } from "#drawings/props/dress-form.ts";
import { stethoscopeBehindNeck } from "#drawings/props/stethoscope.ts";
import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { stitch } from "#drawings/svg/seams.ts";
import { neckLabel } from "./neck-label.ts";
import type { UpperBodyShape } from "./upper-body-shape.ts";

export interface InsideNeckOptions {
  depth: number;
  backY?: number;
  onDressForm?: boolean | undefined;
  withStethoscope?: boolean | undefined;
}

export function insideNeck(
  drawing: Drawing,
  { neckX }: Pick<UpperBodyShape, "neckX">,
  { depth, backY = 214, onDressForm = false, withStethoscope = false }: InsideNeckOptions,
): string {
  if (drawing.isWorn) return "";
  const { shade, deep, pale } = drawing.tones;
  const hollow = path(
    drawing,
    `M${-neckX - 2},193 C${-neckX * 0.55},${backY} ${neckX * 0.55},${backY} ${neckX + 2},193 ` +
      `L${neckX},${240} L0,${depth + 20} L${-neckX},${240} Z`,
  );
  const facing = path(
    drawing,
    `M${-neckX + 2},193 C${-neckX * 0.55},${backY + 1} ${neckX * 0.55},${backY + 1} ${neckX - 2},193 ` +
      `L${neckX - 4},214 C${neckX * 0.5},${backY + 28} ${-neckX * 0.5},${backY + 28} ${-neckX + 4},214 Z`,
  );
  const darkness = linearGradient(
    drawing,
    [500, 200, 500, depth],
    [
      [0, shade, 0.9],
      [0.35, deep, 0.85],
      [1, deep, 1],
    ],
  );
  const facingForm = linearGradient(
    drawing,
    [400, 0, 600, 0],
    [
      [0, deep, 0.55],
      [0.35, shade, 0.15],
      [1, deep, 0.6],
    ],
  );
  const facingStitches = path(
    drawing,
    `M${-neckX + 4},212 C${-neckX * 0.5},${backY + 25} ${neckX * 0.5},${backY + 25} ${neckX - 4},212`,
  );
  return (
    `<path d="${hollow}" fill="${shade}"/><path d="${hollow}" fill="url(#${darkness})"/>` +
    `<path d="${hollow}" fill="#0a0f12" opacity="${pale ? 0.1 : 0.22}"/>` +
    panel(drawing, facing, { form: [facingForm], edge: 0.6 }) +
    stitch(drawing, facingStitches, 0.7) +
    (withStethoscope ? stethoscopeBehindNeck(drawing) : "") +
    (onDressForm ? dressForm(drawing, depth) : labelAtNeck(drawing, backY, depth))
  );
}

function labelAtNeck(drawing: Drawing, backY: number, depth: number): string {
  const [x, y] = drawing.project(0, backY);
  return neckLabel(drawing, x, y + 14, depth < 300 ? 40 : 58);
}
