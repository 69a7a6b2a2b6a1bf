import { tones } from "#drawings/svg/color-tones.ts";
import type { Drawing } from "#drawings/svg/drawing.ts";
import { escapeXml, tenth } from "#drawings/svg/svg-text.ts";
import { type Glyph, letterGlyph, unitsPerEm } from "./glyphs/letters.ts";
import { threadOn } from "./thread.ts";

/** Width of a chest in characters; longer text is cut. */
export const embroideryMaxLength = 25;

export interface EmbroideryOptions {
  text: string;
  x: number;
  y: number;
  size: number;
  maxWidth: number;
  /** Thread colour as `#rrggbb`; by default it matches the fabric. */
  thread?: string | undefined;
  angle?: number;
  /** Drawn with few shapes, for redrawing on every key. */
  light?: boolean | undefined;
}

function sewnCharacters(text: string): string[] {
  return [...text.trim()].slice(0, embroideryMaxLength);
}

/**
 * Whether the text is drawn from stored outlines (Latin letters, digits, space and . , - ' & ( ) /). Other scripts use
 * a font, so their preview is an approximation.
 */
export function isSewnFromOutlines(text: string): boolean {
  return sewnCharacters(text).every((character) => letterGlyph(character) !== undefined);
}

export function embroidery(drawing: Drawing, options: EmbroideryOptions): string {
  const characters = sewnCharacters(options.text);
  if (characters.length === 0) return "";
  const thread = options.thread ?? threadOn(drawing.tones).color;
  const glyphs = characters.map(letterGlyph).filter((glyph) => glyph !== undefined);
  if (glyphs.length < characters.length) return textInFont(characters, thread, options);
  return satinStitch(drawing, glyphs, thread, options);
}

const arabicScript = /\p{Script=Arabic}/u;

export function isNastaliq(text: string): boolean {
  return arabicScript.test(text);
}

function fontFor(text: string) {
  return isNastaliq(text)
    ? { family: "'Noto Nastaliq Urdu','Noto Naskh Arabic',serif", letterWidth: 0.42, direction: "rtl" }
    : { family: "Georgia,'Noto Serif',serif", letterWidth: 0.62, direction: "ltr" };
}

/** Font letters are slightly smaller than outlines of the same size. */
const fontFactor = 1.05;

/** Letter size in units of the drawing: `size`, or less where the text would exceed `maxWidth`. */
export function sewnSize({
  text,
  size,
  maxWidth,
}: Pick<EmbroideryOptions, "text" | "size" | "maxWidth">): number {
  const characters = sewnCharacters(text);
  const glyphs = characters.map(letterGlyph).filter((glyph) => glyph !== undefined);
  const fitting =
    glyphs.length < characters.length
      ? maxWidth / (characters.length * fontFor(characters.join("")).letterWidth * fontFactor)
      : (maxWidth * unitsPerEm) / widthOf(glyphs);
  return Math.min(size, fitting);
}

/** Urdu and other scripts need a font: joined letters cannot be set glyph by glyph. */
function textInFont(characters: string[], thread: string, options: EmbroideryOptions): string {
  const { x, y, angle = 0 } = options;
  const text = characters.join("");
  const { family, direction } = fontFor(text);
  const fontSize = sewnSize(options) * fontFactor;
  const edge = tones(thread).deep;
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})"><text text-anchor="middle" ` +
    `font-family="${family}" font-size="${tenth(fontSize)}" fill="${thread}" stroke="${edge}" ` +
    `stroke-width="${tenth(fontSize / 30)}" paint-order="stroke" direction="${direction}">${escapeXml(text)}</text></g>`
  );
}

const letterSpacing = 14;

function satinStitch(drawing: Drawing, glyphs: Glyph[], thread: string, options: EmbroideryOptions): string {
  const { x, y, angle = 0 } = options;
  const { deep } = drawing.tones;
  const threadTones = tones(thread);
  const width = widthOf(glyphs);
  const scale = sewnSize(options) / unitsPerEm;
  const letters = options.light
    ? `<path transform="translate(${tenth(-width / 2)} 0)" d="${joinLetters(glyphs)}"/>`
    : setLetters(glyphs, -width / 2);
  const satin = drawing.definitions.add(
    "t",
    (id) =>
      `<pattern id="${id}" width="26" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">` +
      `<rect width="26" height="60" fill="${thread}"/>` +
      `<rect width="9" height="60" fill="${threadTones.shade}" opacity=".62"/>` +
      `<rect x="13" width="7" height="60" fill="${threadTones.glow}" opacity=".9"/></pattern>`,
  );
  const name = drawing.definitions.add("e", (id) => `<g id="${id}">${letters}</g>`);
  const layer = (paint: string) => `<use href="#${name}" ${paint}/>`;
  const placed = `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${angle}) scale(${scale.toFixed(4)})">`;
  if (options.light) {
    // No group opacity: each would be composited as a separate layer on every key.
    return (
      placed +
      layer(
        `fill="none" stroke="${deep}" stroke-width="60" stroke-opacity=".22" transform="translate(16 30)"`,
      ) +
      layer(
        `fill="${threadTones.deep}" stroke="${threadTones.deep}" stroke-width="26" transform="translate(6 10)"`,
      ) +
      layer(`fill="url(#${satin})" stroke="${thread}" stroke-width="16" stroke-linejoin="round"`) +
      "</g>"
    );
  }
  return (
    placed +
    layer(
      `fill="${deep}" stroke="${deep}" stroke-width="60" stroke-linejoin="round" opacity=".22" transform="translate(16 30)"`,
    ) +
    layer(
      `fill="${threadTones.deep}" stroke="${threadTones.deep}" stroke-width="26" stroke-linejoin="round" opacity=".9" transform="translate(6 10)"`,
    ) +
    // Under the hatching, because librsvg draws a pattern finer than a pixel half transparent.
    layer(`fill="${thread}"`) +
    layer(`fill="url(#${satin})" stroke="${thread}" stroke-width="16" stroke-linejoin="round"`) +
    "</g>"
  );
}

function widthOf(glyphs: Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.advance + letterSpacing, -letterSpacing);
}

function setLetters(glyphs: Glyph[], startX: number): string {
  let x = startX;
  let letters = "";
  for (const { advance, path } of glyphs) {
    if (path) letters += `<path transform="translate(${tenth(x)} 0)" d="${path}"/>`;
    x += advance + letterSpacing;
  }
  return letters;
}

function joinLetters(glyphs: Glyph[]): string {
  let x = 0;
  let letters = "";
  for (const glyph of glyphs) {
    letters += movedAcross(glyph, x);
    x += glyph.advance + letterSpacing;
  }
  return letters;
}

/** Cache of moved outlines: a growing name computes only its new letter. */
const movedOutlines = new WeakMap<Glyph, Map<number, string>>();

/** Cached positions of one letter. */
const keptPlaces = 100;

/** A letter's outline moved right. Outlines use only M, L, H, V, Q and Z with absolute numbers. */
function movedAcross(glyph: Glyph, by: number): string {
  const known = movedOutlines.get(glyph) ?? new Map<number, string>();
  movedOutlines.set(glyph, known);
  const kept = known.get(by);
  if (kept !== undefined) return kept;
  const moved = glyph.path.replace(/([MLHQ])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const step = command === "H" ? 1 : 2;
    return (
      command +
      numbers
        .split(" ")
        .map((number, index) => (index % step === 0 ? tenth(Number(number) + by) : number))
        .join(" ")
    );
  });
  if (known.size >= keptPlaces) known.clear();
  known.set(by, moved);
  return moved;
}
