import type { Fit, TopCut } from "#drawings/garments/garment-options.ts";
import { scrubTopFront } from "#drawings/garments/scrub-top.ts";
import { wood } from "#drawings/props/dress-form.ts";
import { type Drawing, path, withCloth } from "#drawings/svg/drawing.ts";
import { linearGradient } from "#drawings/svg/gradients.ts";
import { panel } from "#drawings/svg/panel.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export interface HangingTop {
  color: string;
  fit?: Fit;
  cut?: TopCut;
}

export interface RailLayout {
  firstX: number;
  step: number;
  rodWidth: number;
}

const railY = 60;
const scaleX = 0.42;
const scaleY = 0.62 * 1.06;

export function rail(
  drawing: Drawing,
  tops: readonly HangingTop[],
  { firstX, step, rodWidth }: RailLayout,
): string {
  const rod = woodenRod(drawing, rodWidth);
  return rod + tops.map((top, index) => hangingTop(drawing, top, firstX + index * step)).join("");
}

function woodenRod(drawing: Drawing, width: number): string {
  const blur = drawing.definitions.blur(10, 300);
  const grain = linearGradient(
    drawing,
    [0, railY + 30, 0, railY + 45],
    [
      [0, "#d9c29b"],
      [0.35, "#f3e6c9"],
      [0.6, "#b98f55"],
      [1, "#7c5a30"],
    ],
  );
  return (
    `<rect x="-100" y="${railY + 34}" width="${width + 200}" height="18" fill="#3a3226" opacity=".35" transform="translate(10 26)" filter="url(#${blur})"/>` +
    `<rect x="-100" y="${railY + 30}" width="${width + 200}" height="15" fill="url(#${grain})"/>`
  );
}

function hangingTop(drawing: Drawing, { color, fit = "women", cut }: HangingTop, x: number): string {
  const cloth = withCloth(drawing, color);
  const { deep } = cloth.tones;
  const top = scrubTopFront(cloth, { fit, cut });
  const turn = tenth((drawing.random() - 0.5) * 2.4);
  const blur = drawing.definitions.blur(20);
  const onHanger = hanger(drawing);
  const neighbourShade = linearGradient(
    drawing,
    [240, 0, 780, 0],
    [
      [0, deep, 0],
      [0.72, deep, 0],
      [1, deep, 0.55],
    ],
  );
  return (
    `<g transform="translate(${x} ${railY - 46}) rotate(${turn}) translate(${tenth(-500 * scaleX)} 0) scale(${scaleX} ${scaleY})">` +
    `<g fill="#2a241b"><path d="${top.silhouette}" opacity=".42" transform="translate(46 22)" filter="url(#${blur})"/></g>` +
    `${onHanger}${top.svg}<path d="${top.silhouette}" fill="url(#${neighbourShade})"/></g>`
  );
}

function hanger(drawing: Drawing): string {
  const hook = path(drawing, "M0,170 C2,150 -2,138 0,124 C4,104 26,102 26,82 C26,58 -16,56 -18,82");
  const bar = path(
    drawing,
    "M-150,250 C-100,200 -40,176 0,166 C40,176 100,200 150,250 L140,262 C90,214 40,196 0,190 C-40,196 -90,214 -140,262 Z",
  );
  const form = linearGradient(
    drawing,
    [0, 166, 0, 250],
    [
      [0, wood.glow, 0.6],
      [1, wood.deep, 0.5],
    ],
  );
  return (
    `<path d="${hook}" fill="none" stroke="#4d5253" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${hook}" fill="none" stroke="#c9cdcb" stroke-width="3.4" stroke-linecap="round" transform="translate(-1 -1)"/>` +
    panel({ ...drawing, tones: wood }, bar, { form: [form], texture: false, edge: 0.4 })
  );
}
