import type { Drawing } from "./drawing.ts";
import { hundredth } from "./svg-text.ts";
import { weave } from "./weave.ts";

export interface PanelOptions {
  /** Without it the cloth's own colour. */
  fill?: string;
  /** Ids of gradients that give the form. */
  form?: readonly string[];
  /** Drawn on the cloth, clipped to it. */
  inner?: string;
  /** How dark the edge is, 0 to 1. */
  edge?: number;
  /** False for what is not cloth. */
  texture?: boolean;
}

/** One piece of cloth in canvas coordinates: base, form, inner drawing, weave, edge. */
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

/** The far, inner side of a sleeve or hem, seen below its front edge. */
export function opening({ tones }: Drawing, outline: string): string {
  const { shade, deep, pale } = tones;
  return (
    `<path d="${outline}" fill="${shade}"/>` +
    `<path d="${outline}" fill="${deep}" opacity="${pale ? 0.55 : 0.8}"/>` +
    `<path d="${outline}" fill="none" stroke="${shade}" stroke-width="2.5"/>`
  );
}

/** The body drawn through a Gaussian blur. */
export function blurred(drawing: Drawing, deviation: number, body: string): string {
  return `<g filter="url(#${drawing.definitions.blur(deviation)})">${body}</g>`;
}

export interface ShadowOptions {
  x: number;
  y: number;
  blur: number;
  opacity: number;
}

/** The shadow that a raised piece throws on the cloth below it. */
export function shadowOnCloth(drawing: Drawing, outline: string, shadow: ShadowOptions): string {
  return (
    `<path d="${outline}" fill="${drawing.tones.deep}" opacity="${shadow.opacity}" ` +
    `transform="translate(${shadow.x} ${shadow.y})" filter="url(#${drawing.definitions.blur(shadow.blur)})"/>`
  );
}
