/**
 * Cuts the shop's faces down to what its texts need: `node scripts/subset-fonts.ts`, whenever a font's package has
 * become another one. Two fifths less of Latin and a fourth less of nastaliq to load; the rules by which letters join
 * and stand stay.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont, { type SubsetOptions } from "subset-font";

/** The same characters as the face's `unicode-range` in web/ui/font.css. */
const latin = `${between(0x20, 0x7e)}\u00a0°²·×½–—‘’“”•…`;
const weights = { min: 400, max: 600, default: 400 };

const letters = "ءآأؤئابتثجحخدذرزسشصضطظعغفقكلمنهويىةٹپچڈڑژکگںھہۂۃیےۓ";
const marks = `${between(0x064b, 0x0652)}\u0654\u0655\u0670\u0640`;
const digits = between(0x06f0, 0x06f9);
/** With the space between words and the two signs that part letters and join them. */
const punctuation = "،؛؟۔ \u200c\u200d";

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

async function cut(whole: string, name: string, characters: string, options: SubsetOptions): Promise<void> {
  const face = await subsetFont(await readFile(fileURLToPath(whole)), characters, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(fileURLToPath(new URL(`../web/ui/${name}.woff2`, import.meta.url)), face);
  console.log(`${name}: ${face.length} bytes`);
}

await cut(
  import.meta.resolve("@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2"),
  "anek-latin",
  latin,
  { variationAxes: { wght: weights } },
);
await cut(
  import.meta.resolve("@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2"),
  "nastaliq",
  letters + marks + digits + punctuation,
  {},
);
