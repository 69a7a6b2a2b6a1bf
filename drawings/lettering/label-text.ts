import { tenth } from "#drawings/svg/svg-text.ts";
import type { Glyph } from "./glyphs/glyph.ts";
import { unitsPerEm } from "./glyphs/letters.ts";
import { plainLabelGlyphs } from "./glyphs/plain-label-letters.ts";
import { strongLabelGlyphs } from "./glyphs/strong-label-letters.ts";

export interface LabelText {
  x: number;
  y: number;
  size: number;
  weight: "plain" | "strong";
  fill: string;
  anchor?: "start" | "middle" | "end";
}

/**
 * Text as outlines, so that a size chart looks the same without the font. Only characters of the size charts are
 * stored; an unknown one throws, so that no letter is silently missing.
 */
export function labelText(text: string, { x, y, size, weight, fill, anchor = "middle" }: LabelText): string {
  const glyphs = [...text].map((character) => labelGlyph(character, weight));
  const width = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  const scale = size / unitsPerEm;
  const left = x - width * scale * startOf[anchor];
  let advance = 0;
  let letters = "";
  for (const glyph of glyphs) {
    if (glyph.path) letters += `<path transform="translate(${advance} 0)" d="${glyph.path}"/>`;
    advance += glyph.advance;
  }
  return `<g fill="${fill}" transform="translate(${tenth(left)} ${tenth(y)}) scale(${scale.toFixed(4)})">${letters}</g>`;
}

const startOf = { start: 0, middle: 0.5, end: 1 };

function labelGlyph(character: string, weight: LabelText["weight"]): Glyph {
  const glyph = (weight === "plain" ? plainLabelGlyphs : strongLabelGlyphs)[character];
  if (glyph === undefined) throw new Error(`No ${weight} outline for the character "${character}"`);
  return glyph;
}
