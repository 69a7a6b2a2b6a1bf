import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel, shadowOnCloth, softShade } from "#drawings/svg/panel.ts";
import type { Mirror } from "#drawings/svg/path.ts";
import { seam, stitch } from "#drawings/svg/seams.ts";
import { patchPocket } from "./patch-pocket.ts";

export function slantPocket(
  drawing: Drawing,
  waistX: number,
  hipX: number,
  top: number,
  mirror: Mirror,
): string {
  const edge = path(
    drawing,
    `M${waistX - 44},${top + 50} C${waistX - 20},${top + 110} ${hipX - 40},${top + 180} ${hipX - 4},${top + 218}`,
    mirror,
  );
  const stitches = path(
    drawing,
    `M${waistX - 56},${top + 54} C${waistX - 34},${top + 114} ${hipX - 54},${top + 186} ${hipX - 12},${top + 230}`,
    mirror,
  );
  const shade = `<g transform="translate(${mirror * 4} 1)">${softShade(drawing.tones.deep, edge, 8, 0.5, false)}</g>`;
  return shade + seam(drawing, edge, 1.3) + stitch(drawing, stitches);
}

export function cargoPocket(drawing: Drawing, hipX: number, mirror: Mirror): string {
  const x = mirror > 0 ? hipX - 118 : -hipX - 4;
  const y = 640;
  const width = 122;
  const flapX = x - 4;
  const flapY = y - 8;
  const { glow, deep } = drawing.tones;
  const flap = path(
    drawing,
    `M${flapX},${flapY} L${flapX + width + 8},${flapY} L${flapX + width + 6},${flapY + 44} ` +
      `Q${flapX + width / 2 + 4},${flapY + 60} ${flapX + 2},${flapY + 44} Z`,
  );
  const flapStitches = path(
    drawing,
    `M${flapX + 7},${flapY + 40} Q${flapX + width / 2 + 4},${flapY + 52} ${flapX + width + 1},${flapY + 40}`,
  );
  const pleat = path(drawing, `M${x + width / 2},${y + 50} L${x + width / 2},${y + 146}`);
  return (
    patchPocket(drawing, { x, y, width, height: 150, bartacks: false }) +
    seam(drawing, pleat, 0.7) +
    shadowOnCloth(drawing, flap, { x: 3, y: 7, blur: 6, opacity: 0.5 }) +
    panel(drawing, flap, {
      form: [
        linearGradient(
          drawing,
          [500 + x, y, 500 + x + width, y + 50],
          [
            [0, glow, 0.28],
            [1, deep, 0.25],
          ],
        ),
      ],
      edge: 0.6,
    }) +
    stitch(drawing, flapStitches)
  );
}

export function backPatch(drawing: Drawing, top: number, mirror: Mirror): string {
  return mirror > 0
    ? patchPocket(drawing, { x: 52, y: top + 120, width: 118, height: 136, tilt: 3 })
    : patchPocket(drawing, { x: -170, y: top + 122, width: 118, height: 136, tilt: -3 });
}
