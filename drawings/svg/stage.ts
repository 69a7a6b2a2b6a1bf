import { fromOklch, tones, toOklch } from "./color-tones.ts";
import type { Drawing } from "./drawing.ts";
import type { Piece } from "./piece.ts";
import { escapeXml, tenth } from "./svg-text.ts";

export const defaultBackdrop = "#e6e2d9";

export interface Stage {
  box: string;
  /** `#rrggbb`; null for a transparent ground. */
  backdrop?: string | null | undefined;
  title?: string | undefined;
}

export function stage(
  drawing: Drawing,
  body: string,
  { box, backdrop = defaultBackdrop, title }: Stage,
): string {
  const ground = backdrop === null ? "" : plasterWall(drawing, backdrop, box);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"${title ? "" : ' aria-hidden="true"'} ` +
    `preserveAspectRatio="xMidYMid slice" stroke-linejoin="round">${title ? `<title>${escapeXml(title)}</title>` : ""}` +
    `<defs>${drawing.definitions}</defs>${ground}${body}</svg>`
  );
}

function plasterWall(drawing: Drawing, backdrop: string, box: string): string {
  const [x, y, width, height] = box.split(" ");
  const base = toOklch(backdrop);
  const corner = fromOklch({ ...base, lightness: base.lightness - 0.055 });
  const light = drawing.definitions.add(
    "r",
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".28" r=".95"><stop offset="0" stop-color="${tones(backdrop).glow}"/>` +
      `<stop offset=".5" stop-color="${backdrop}"/><stop offset="1" stop-color="${corner}"/></radialGradient>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${light})"/>`;
}

export function castShadow(silhouette: string, strength = 1): string {
  return (
    `<g fill="#3a3226" stroke="#3a3226" transform="translate(18 28)">${spread(silhouette, { reach: 46, steps: 13 }, 0.27 * strength)}</g>` +
    `<g fill="#3a3226" stroke="#3a3226" transform="translate(5 9)">${spread(silhouette, { reach: 11, steps: 4 }, 0.28 * strength)}</g>`
  );
}

/** Filled outlines of growing width, each a little dark: a blur would take longer than the rest of the picture. */
function spread(silhouette: string, { reach, steps }: { reach: number; steps: number }, opacity: number) {
  const each = (opacity / steps).toFixed(3);
  return Array.from({ length: steps }, (_, step) => {
    const width = tenth(2 * reach * (1 - step / steps));
    return `<path d="${silhouette}" stroke-width="${width}" opacity="${each}"/>`;
  }).join("");
}

export function withShadow({ silhouette, svg }: Piece, strength = 1): string {
  return castShadow(silhouette, strength) + svg;
}

export interface Placement {
  x: number;
  y: number;
  scale: number;
}

export function place(svg: string, { x, y, scale }: Placement): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`;
}
