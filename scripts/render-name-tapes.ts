/**
 * Redraws the name tapes of the testimonials: `node scripts/render-name-tapes.ts`, whenever a name, a fabric or the
 * drawing has changed. As small pictures they spare every page the drawing code.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { nameTape } from "#drawings/lettering/name-tape.ts";
import { testimonials } from "#web/content/testimonial-list.ts";

/** Twice the width at which a page shows a tape, in pixels. */
const width = 380;

for (const { name, cloth, tapeFile } of testimonials) {
  const file = fileURLToPath(new URL(`../web/content/name-tapes/${tapeFile}`, import.meta.url));
  const drawing = Buffer.from(nameTape(name, { color: cloth }));
  const { size } = await sharp(drawing, { density: 200 })
    .resize({ width })
    .webp({ quality: 82, effort: 6 })
    .toFile(file);
  console.log(`${tapeFile}: ${size} bytes`);
}
