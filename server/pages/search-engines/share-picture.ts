import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { namedQuery, type Param, query } from "#database/named-query.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { uploadPrefix } from "#server/pictures/picture-folders.ts";
import type { Services } from "#server/services.ts";

const width = 1200;
const height = 630;

const selectPrimary = namedQuery("find-share-picture", (param: Param<{ id: string }>) =>
  query
    .selectFrom("product_images")
    .innerJoin("products", "products.id", "product_images.product_id")
    .where("products.published", "=", true)
    .where("product_id", "=", param("id"))
    .where("key", "=", "primary")
    .select(["product_images.base", "product_images.width"]),
);

/**
 * The first picture of a product as links to it are shown elsewhere: a JPEG of 1200 x 630, since some of those who read
 * it know neither AVIF nor WebP. The garment is whole, and the ground of the picture goes on to both sides. Undefined
 * for a product that is not in the shop.
 */
export async function makeSharePicture(
  { database: { pool }, uploads }: Pick<Services, "database" | "uploads">,
  id: string,
): Promise<Buffer | undefined> {
  const [picture] = await selectPrimary.run(pool, { id });
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
