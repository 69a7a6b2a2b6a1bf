import { type Drawing, path } from "#drawings/svg/drawing.ts";
import { folds } from "#drawings/svg/folds.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { shadowOnCloth } from "#drawings/svg/panel.ts";
import { warp } from "#drawings/svg/path.ts";
import { bartack, stitch } from "#drawings/svg/seams.ts";
import { weave } from "#drawings/svg/weave.ts";

export interface PatchPocket {
  x: number;
  y: number;
  width: number;
  height: number;
  tilt?: number;
  gape?: number;
  bartacks?: boolean;
}

export function patchPocket(
  drawing: Drawing,
  { x, y, width, height, tilt = 0, gape = 5, bartacks = true }: PatchPocket,
): string {
  const { base, deep, glow, lift, pale, dark } = drawing.tones;
  const corner = Math.min(22, width * 0.16);
  const right = x + width;
  const bottom = y + height;
  const near = x + width * 0.3;
  const far = x + width * 0.7;
  const outline = path(
    drawing,
    `M${x},${y} C${near},${y + gape} ${far},${y + gape} ${right},${y + tilt} L${right},${bottom - corner + tilt} ` +
      `L${right - corner},${bottom + tilt * 0.6} L${x + corner},${bottom} L${x},${bottom - corner} Z`,
  );
  const sideStitches = path(
    drawing,
    `M${x + 5},${y + 5} L${x + 5},${bottom - corner - 2} L${x + corner + 2},${bottom - 5} ` +
      `L${right - corner - 2},${bottom - 5 + tilt * 0.6} L${right - 5},${bottom - corner - 2 + tilt} L${right - 5},${y + 5 + tilt}`,
  );
  const hemStitches = path(
    drawing,
    `M${x + 2},${y + 26} C${near},${y + 26 + gape} ${far},${y + 26 + gape} ${right - 2},${y + 26 + tilt}`,
  );
  // The gradient follows the warp even on folded fabric: the difference is invisible.
  const [gradientX, gradientY] = warp(x, y);
  const form = linearGradient(
    drawing,
    [gradientX, gradientY, gradientX + width, gradientY + height],
    [
      [0, glow, pocketLight(pale, dark)],
      [0.5, lift, 0.08],
      [1, deep, pale ? 0.1 : 0.24],
    ],
  );
  const mouth = path(
    drawing,
    `M${x + 3},${y - 1} C${near},${y + gape - 9} ${far},${y + gape - 9} ${right - 3},${y + tilt - 1} ` +
      `C${far},${y + gape + 3} ${near},${y + gape + 3} ${x + 3},${y + 1} Z`,
  );
  const clip = drawing.definitions.add("c", (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const shadow = shadowOnCloth(drawing, outline, { x: 5, y: 8, blur: 7, opacity: 0.5 });
  const sag = folds(
    drawing,
    [
      [
        x + width * 0.2,
        y + 30,
        x + width * 0.4,
        y + height * 0.4,
        x + width * 0.34,
        bottom - 10,
        12,
        0.22,
        1,
      ],
      [
        x + width * 0.82,
        y + 24,
        x + width * 0.72,
        y + height * 0.5,
        x + width * 0.76,
        bottom - 14,
        10,
        0.2,
        -1,
      ],
    ],
    1,
    "middle",
  );
  return (
    shadow +
    `<path d="${outline}" fill="none" stroke="${deep}" stroke-width="5" opacity=".25" transform="translate(1 2)"/>` +
    `<path d="${mouth}" fill="${deep}" opacity=".9"/><path d="${outline}" fill="${base}" opacity=".62"/>` +
    `<g clip-path="url(#${clip})"><path d="${outline}" fill="url(#${form})"/>${sag}` +
    `${weave(drawing)}</g>` +
    `<path d="${outline}" fill="none" stroke="${deep}" stroke-width="1.3" opacity=".6"/>` +
    `<path d="${outline}" fill="none" stroke="${glow}" stroke-width="${dark ? 2.4 : 1.2}" opacity="${dark ? 0.7 : 0.4}" transform="translate(1.6 1.8)" clip-path="url(#${clip})"/>` +
    stitch(drawing, sideStitches) +
    stitch(drawing, hemStitches) +
    (bartacks ? bartack(drawing, x + 5, y + 4) + bartack(drawing, right - 5, y + 4 + tilt) : "")
  );
}

function pocketLight(pale: boolean, dark: boolean): number {
  if (dark) return 0.5;
  return pale ? 0.6 : 0.2;
}
