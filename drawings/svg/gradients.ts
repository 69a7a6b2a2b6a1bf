import type { Drawing } from "./drawing.ts";

export type GradientStop = readonly [offset: number, color: string, opacity?: number];

function stopList(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");
}

export function linearGradient(
  drawing: Drawing,
  [x1, y1, x2, y2]: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: readonly GradientStop[],
): string {
  return drawing.definitions.add(
    "l",
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
      `${stopList(stops)}</linearGradient>`,
  );
}

export function radialGradient(
  drawing: Drawing,
  [centerX, centerY, radius]: readonly [centerX: number, centerY: number, radius: number],
  stops: readonly GradientStop[],
): string {
  return drawing.definitions.add(
    "r",
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${centerX}" cy="${centerY}" r="${radius}">` +
      `${stopList(stops)}</radialGradient>`,
  );
}

export function tubeGradient(drawing: Drawing, left: number, right: number, strength = 1): string {
  const { deep, shade, glow, lift, dark } = drawing.tones;
  return linearGradient(
    drawing,
    [left, 0, right, 0],
    [
      [0, deep, (dark ? 0.55 : 0.34) * strength],
      [0.1, shade, 0.26 * strength],
      [0.3, glow, (dark ? 0.36 : 0.34) * strength * drawing.fabric.sheen],
      [0.42, lift, 0.2 * strength],
      [0.62, shade, 0.1 * strength],
      [0.86, shade, 0.5 * strength],
      [1, deep, (dark ? 0.75 : 0.52) * strength],
    ],
  );
}
