import { mark } from "#drawings/lettering/glyphs/mark.ts";
import { wordmark } from "#drawings/lettering/glyphs/wordmark.ts";
import { tenth } from "#drawings/svg/svg-text.ts";

export type LogoKind = "lockup" | "mark" | "word";

export interface LogoShape {
  path: string;
  x: number;
  y: number;
  scale: number;
}

export interface LogoShapes {
  viewBox: string;
  ratio: number;
  shapes: readonly LogoShape[];
}

const lockupWidth = tenth(82 + wordmark.width * 0.6);

export const logoShapes: Readonly<Record<LogoKind, LogoShapes>> = {
  lockup: {
    viewBox: `0 0 ${lockupWidth} 56`,
    ratio: lockupWidth / 56,
    shapes: [
      { path: mark.path, x: 0, y: 1, scale: 0.52 },
      { path: wordmark.path, x: 82, y: 44, scale: 0.6 },
    ],
  },
  mark: {
    viewBox: `0 0 ${mark.width} ${mark.height}`,
    ratio: mark.width / mark.height,
    shapes: [{ path: mark.path, x: 0, y: 0, scale: 1 }],
  },
  word: {
    viewBox: `0 -70 ${wordmark.width} 74`,
    ratio: wordmark.width / 74,
    shapes: [{ path: wordmark.path, x: 0, y: 0, scale: 1 }],
  },
};

export function logo(kind: LogoKind, color = "#14262b"): string {
  const { viewBox, shapes } = logoShapes[kind];
  const paths = shapes.map(
    ({ path, x, y, scale }) => `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="Tabeeb" fill="${color}">` +
    `${paths.join("")}</svg>`
  );
}
