import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Fast rather than small: few browsers still ask for WebP. */
const webpOptions = { quality: 78, effort: 1 } as const;

/** More than two pictures at a time gain nothing on two cores and need memory on eight. */
const picturesAtATime = 2;

interface AvifPicture {
  base: string;
  missing: number[];
  largest: number;
}

/**
 * Makes the WebP twin of every `<base>-<width>.avif` in the folder that has none, scaled down from the largest
 * width. Gives the number of pictures it made twins for; stopped half way, it goes on where it was.
 */
export async function deriveWebp(folder: string): Promise<number> {
  const queue = picturesWithoutTwin(readdirSync(folder));
  const total = queue.length;
  async function work(): Promise<void> {
    for (let picture = queue.pop(); picture; picture = queue.pop()) await deriveTwins(folder, picture);
  }
  await Promise.all(Array.from({ length: picturesAtATime }, work));
  return total;
}

function picturesWithoutTwin(files: string[]): AvifPicture[] {
  const names = new Set(files);
  const pictures = new Map<string, AvifPicture>();
  for (const file of files) {
    const [, base, digits] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
    if (base === undefined) continue;
    const width = Number(digits);
    const picture = pictures.get(base) ?? { base, missing: [], largest: 0 };
    pictures.set(base, picture);
    picture.largest = Math.max(picture.largest, width);
    if (!names.has(`${base}-${width}.webp`)) picture.missing.push(width);
  }
  return [...pictures.values()].filter(({ missing }) => missing.length > 0);
}

async function deriveTwins(folder: string, { base, missing, largest }: AvifPicture): Promise<void> {
  const source = await sharp(join(folder, `${base}-${largest}.avif`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of missing) {
    const file = join(folder, `${base}-${width}.webp`);
    const { width: rawWidth, height, channels } = source.info;
    await sharp(source.data, { raw: { width: rawWidth, height, channels } })
      .resize(width)
      .webp(webpOptions)
      .toFile(`${file}.part`);
    // A twin is there whole or not at all, even when the program is stopped.
    renameSync(`${file}.part`, file);
  }
}
