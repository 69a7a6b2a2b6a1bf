import type { Drawing } from "./drawing.ts";
import { hundredth } from "./svg-text.ts";
import { weave } from "./weave.ts";

export interface PanelOptions {
  fill?: string;
  form?: readonly string[];
  inner?: string;
  /** Darkness of the edge, 0 to 1. */
  edge?: number;
  texture?: boolean;
}

export function panel(
  drawing: Drawing,
  outline: string,
  { fill, form = [], inner = "", edge = 0.5, texture = true }: PanelOptions = {},
): string {
  const { base, deep, glow, lift, dark } = drawing.tones;
  const clip = drawing.definitions.add("c", (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const cloth = texture ? weave(drawing) : "";
  const gradients = form.map((id) => `<path d="${outline}" fill="url(#${id})"/>`).join("");
  const rim = (width: number, opacity: number) =>
    `<path d="${outline}" fill="none" stroke="${deep}" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    `<g clip-path="url(#${clip})"><path d="${outline}" fill="${fill || base}"/>${dark ? `<path d="${outline}" fill="${lift}" opacity=".4"/>` : ""}${gradients}${inner}` +
    `${cloth}${dark && edge > 0 ? rimLight(outline, glow) : ""}${rim(9, hundredth(edge * 0.2))}${rim(5, hundredth(edge * 0.3))}</g>${rim(1.2, edge)}`
  );
}

/** Light along the edges of dark fabric, which would be a hole without it. */
function rimLight(outline: string, glow: string): string {
  const stroke = (width: number, opacity: number) =>
    `<path d="${outline}" fill="none" stroke="${glow}" stroke-width="${width}" opacity="${opacity}" transform="translate(3 2)"/>`;
  return stroke(16, 0.12) + stroke(8, 0.2);
}

export function opening({ tones, isWorn }: Drawing, outline: string): string {
  if (isWorn) return "";
  const { shade, deep, pale } = tones;
  return (
    `<path d="${outline}" fill="${shade}"/>` +
    `<path d="${outline}" fill="${deep}" opacity="${pale ? 0.55 : 0.8}"/>` +
    `<path d="${outline}" fill="none" stroke="${shade}" stroke-width="2.5"/>`
  );
}

/** Shade that fades out over some units around an outline, or along a line: strokes of growing width, no blur. */
export function softShade(color: string, line: string, reach: number, opacity: number, fill = true): string {
  const steps = Math.min(11, 2 + Math.round(reach / 4));
  const each = (opacity / steps).toFixed(3);
  let body = "";
  for (let step = 1; step <= steps; step++) {
    const width = hundredth((2 * reach * step) / steps);
    body += `<path d="${line}" stroke-width="${width}"/>`;
  }
  return (
    `<g fill="${fill ? color : "none"}" fill-opacity="${each}" stroke="${color}" stroke-opacity="${each}"` +
    `${fill ? ' stroke-linejoin="round"' : ""}>${body}</g>`
  );
}

export interface ShadowOptions {
  x: number;
  y: number;
  blur: number;
  opacity: number;
}

export function shadowOnCloth(drawing: Drawing, outline: string, shadow: ShadowOptions): string {
  return (
    `<g transform="translate(${shadow.x} ${shadow.y})">` +
    `${softShade(drawing.tones.deep, outline, shadow.blur * 1.3, shadow.opacity)}</g>`
  );
}
