import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { findProjectRoot } from "#database/project-root.ts";
import { readFirst } from "#database/query.ts";
import { uploadPrefix } from "#server/pictures/picture-folders.ts";
import type { Services } from "#server/services.ts";

const width = 1200;
const height = 630;

/**
 * The first picture of a product as links to it are shown elsewhere: a JPEG of 1200 x 630, since some of those who read
 * it know neither AVIF nor WebP. The garment is whole, and the ground of the picture goes on to both sides. Undefined
 * for a product that is not in the shop.
 */
export async function makeSharePicture(
  { database: { pool }, uploads }: Pick<Services, "database" | "uploads">,
  id: string,
): Promise<Buffer | undefined> {
  const picture = await readFirst(pool)<{ base: string; width: number }>`
    select i.base, i.width from product_images i join products p on p.id = i.product_id
    where p.published and p.id = ${id} and i.key = 'primary'`;
  if (!picture) return undefined;
  const name = `${basename(picture.base)}-${picture.width}.avif`;
  const file = picture.base.startsWith(uploadPrefix)
    ? await uploads.read(name)
    : await readFile(join(findProjectRoot(), "pictures", name));
  if (!file) return undefined;
  const { default: sharp } = await import("sharp");
  const whole = sharp(file).resize(width, height, { fit: "inside" }).removeAlpha().raw();
  const { data, info } = await whole.toBuffer({ resolveWithObject: true });
  const left = Math.floor((width - info.width) / 2);
  const top = Math.floor((height - info.height) / 2);
  return sharp(data, { raw: info })
    .extend({
      left,
      right: width - info.width - left,
      top,
      bottom: height - info.height - top,
      extendWith: "copy",
    })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
