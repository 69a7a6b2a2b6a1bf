import { tones } from "#drawings/svg/color-tones.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import { linearGradient, radialGradient } from "#drawings/svg/gradients.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export const marigold = "#d8922b";

const ink = "#14262b";

export function measuringTape(drawing: Drawing, line: string, width: number): string {
  const stroke = (strokeWidth: number, color: string, opacity = 1, dashes = "", rest = "") =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${strokeWidth}"` +
    `${dashes && ` stroke-dasharray="${dashes}"`} opacity="${opacity}"${rest}/>`;
  const shadowPlace = ` transform="translate(5 9)" filter="url(#${drawing.definitions.blur(6, 60)})"`;
  return (
    stroke(width, "#2a241b", 0.4, "", shadowPlace) +
    stroke(width, "#e3b85c") +
    stroke(width * 0.9, "#efcf83") +
    stroke(width * 0.5, "#fff", 0.18, "", ' transform="translate(-3 -4)"') +
    stroke(width * 0.34, ink, 0.75, "1.6 8.4") +
    stroke(width * 0.7, ink, 0.85, "2 48")
  );
}

export function spool(drawing: Drawing, x: number, y: number, radius: number, thread: string): string {
  const { base, deep, glow } = tones(thread);
  let rings = "";
  for (let ring = 0; ring < 9; ring++) {
    rings +=
      `<circle cx="${x}" cy="${y}" r="${tenth(radius * (0.46 + ring * 0.05))}" fill="none" ` +
      `stroke="${ring % 2 ? deep : glow}" stroke-width="1.6" opacity=".45"/>`;
  }
  const blur = drawing.definitions.blur(9);
  const threadForm = radialGradient(
    drawing,
    [x - radius * 0.4, y - radius * 0.4, radius * 1.5],
    [
      [0, glow, 0.7],
      [0.6, base, 0.1],
      [1, deep, 0.8],
    ],
  );
  const coreForm = radialGradient(
    drawing,
    [x - 8, y - 8, radius * 0.6],
    [
      [0, "#f3e6c9"],
      [1, "#a97a4d"],
    ],
  );
  const disc = (size: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${size}" fill="${paint}"/>`;
  return (
    `<circle cx="${x + 8}" cy="${y + 14}" r="${radius}" fill="#1b1712" opacity=".45" filter="url(#${blur})"/>` +
    disc(radius, base) +
    disc(radius, `url(#${threadForm})`) +
    rings +
    disc(radius * 0.42, "#d9c29b") +
    disc(radius * 0.42, `url(#${coreForm})`) +
    disc(radius * 0.14, "#3a2a18")
  );
}

export function embroideryHoop(drawing: Drawing, x: number, y: number, radius: number): string {
  const { deep } = drawing.tones;
  const { definitions } = drawing;
  const ring = (size: number, width: number, first: string, last: string) => {
    const grain = linearGradient(
      drawing,
      [x - size, y - size, x + size, y + size],
      [
        [0, first],
        [0.35, "#e9cfa4"],
        [0.55, "#b5834f"],
        [0.8, "#d9b483"],
        [1, last],
      ],
    );
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="url(#${grain})" stroke-width="${width}"/>`;
  };
  const shadows =
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${deep}" stroke-width="30" opacity=".7" transform="translate(8 14)" filter="url(#${definitions.blur(8)})"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius - 12}" fill="none" stroke="${deep}" stroke-width="14" opacity=".5" filter="url(#${definitions.blur(5)})"/>`;
  const rings = ring(radius, 24, "#dfbf8f", "#8a5d31") + ring(radius - 2, 3, "#8a5d31", "#5f3d1c");
  const brass = linearGradient(
    drawing,
    [0, -16, 0, 14],
    [
      [0, "#f3e0b0"],
      [0.35, "#cfa75c"],
      [1, "#80602c"],
    ],
  );
  const screw =
    '<rect x="-40" y="-6" width="92" height="7" rx="3"/><rect x="-24" y="-14" width="17" height="28" rx="2.5"/>' +
    '<rect x="9" y="-14" width="17" height="28" rx="2.5"/><rect x="44" y="-11" width="15" height="17" rx="3.5"/>';
  return `${shadows}${rings}<g transform="translate(${x} ${y - radius - 6})" fill="url(#${brass})">${screw}</g>`;
}

export interface Needle {
  x: number;
  y: number;
  length: number;
  angle: number;
  thread: string;
  fromX: number;
  fromY: number;
}

export function needle(drawing: Drawing, { x, y, length, angle, thread, fromX, fromY }: Needle): string {
  const line =
    `M${fromX} ${fromY}C${fromX + 54} ${fromY + 4} ${x + 66} ${y - 44} ${x + 22} ${y - 22}` +
    `C${x - 6} ${y - 8} ${x - 8} ${y + 6} ${x + 3} ${y + 3}`;
  const blur = drawing.definitions.blur(3, 200);
  const steel = linearGradient(
    drawing,
    [0, -4, 0, 4],
    [
      [0, "#fff"],
      [0.5, "#b9c0c0"],
      [1, "#6d7475"],
    ],
  );
  return (
    `<path d="${line}" fill="none" stroke="${drawing.tones.deep}" stroke-width="5" opacity=".6" transform="translate(4 7)"/>` +
    `<path d="${line}" fill="none" stroke="${tones(thread).shade}" stroke-width="3.4"/>` +
    `<path d="${line}" fill="none" stroke="${thread}" stroke-width="2.4"/>` +
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    `<path d="M-4 -3.4L${length} -.6L${length + 12} 0L${length} .8L-4 3.4A4 4 0 0 1 -4 -3.4Z" fill="#1b1712" opacity=".5" transform="translate(6 12)" filter="url(#${blur})"/>` +
    `<path d="M-4 -3.8L${length} -1L${length + 14} 0L${length} 1L-4 3.8A4 4 0 0 1 -4 -3.8Z" fill="url(#${steel})"/>` +
    '<path d="M2 0h16" stroke="#5c6465" stroke-width="1.8"/></g>'
  );
}
