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
  const { base, deep } = drawing.tones;
  const clip = drawing.definitions.add("c", (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const cloth = texture ? weave(drawing) : undefined;
  const gradients = form.map((id) => `<path d="${outline}" fill="url(#${id})"/>`).join("");
  const rim = (width: number, opacity: number) =>
    `<path d="${outline}" fill="none" stroke="${deep}" stroke-width="${width}" opacity="${opacity}"/>`;
  return (
    `<g clip-path="url(#${clip})"><path d="${outline}" fill="${fill || base}"/>${gradients}${inner}` +
    (cloth ? `<path d="${outline}" fill="${cloth.fill}" opacity="${cloth.opacity}"/>` : "") +
    `${rim(9, hundredth(edge * 0.2))}${rim(5, hundredth(edge * 0.3))}</g>${rim(1.2, edge)}`
  );
}

export function opening({ tones }: Drawing, outline: string): string {
  const { shade, deep, pale } = tones;
  return (
    `<path d="${outline}" fill="${shade}"/>` +
    `<path d="${outline}" fill="${deep}" opacity="${pale ? 0.55 : 0.8}"/>` +
    `<path d="${outline}" fill="none" stroke="${shade}" stroke-width="2.5"/>`
  );
}

export function blurred(drawing: Drawing, deviation: number, body: string): string {
  return `<g filter="url(#${drawing.definitions.blur(deviation)})">${body}</g>`;
}

export interface ShadowOptions {
  x: number;
  y: number;
  blur: number;
  opacity: number;
}

export function shadowOnCloth(drawing: Drawing, outline: string, shadow: ShadowOptions): string {
  return (
    `<path d="${outline}" fill="${drawing.tones.deep}" opacity="${shadow.opacity}" ` +
    `transform="translate(${shadow.x} ${shadow.y})" filter="url(#${drawing.definitions.blur(shadow.blur)})"/>`
  );
}
