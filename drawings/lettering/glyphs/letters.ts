import { capitalLetters } from "./capital-letters.ts";
import { digitsAndSigns } from "./digits-and-signs.ts";
import type { Glyph } from "./glyph.ts";
import { smallLetters } from "./small-letters.ts";

export type { Glyph } from "./glyph.ts";

export const unitsPerEm = 1000;

/** The outline of one character, or undefined for what is not kept here. */
export function letterGlyph(character: string): Glyph | undefined {
  // Phones write the curly apostrophe; sewn, it is the straight one.
  const key = character === "\u2019" ? "'" : character;
  return capitalLetters[key] ?? smallLetters[key] ?? digitsAndSigns[key];
}
