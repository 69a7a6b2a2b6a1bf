import { capitalLetters } from "./capital-letters.ts";
import { digitsAndSigns } from "./digits-and-signs.ts";
import type { Glyph } from "./glyph.ts";
import { smallLetters } from "./small-letters.ts";

export type { Glyph } from "./glyph.ts";

export const unitsPerEm = 1000;

/** The outline of one character; undefined for one without a stored outline. */
export function letterGlyph(character: string): Glyph | undefined {
  // Phones type the curly apostrophe; sewn, it is straight.
  const key = character === "\u2019" ? "'" : character;
  return capitalLetters[key] ?? smallLetters[key] ?? digitsAndSigns[key];
}
