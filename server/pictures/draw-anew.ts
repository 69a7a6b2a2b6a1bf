import { decodePicture, inPictureQueue } from "./decode-apart.ts";
import { mostOfShoppers, type ReadingOf } from "./read-picture.ts";

type Drawing = {
  largestWidth: number;
  shape: NonNullable<ReadingOf["shape"]>;
  quality: number;
  largestPicture: number;
};

type NotDrawn = { outcome: "unreadable" | "too-large" };

/**
 * Draws pictures that shoppers send anew from their pixels, as WebP, one at a time and after those of staff. `keep` stores one before the next is drawn.
 */
export function createRedrawing({ largestWidth, shape, quality, largestPicture }: Drawing) {
  return <Kept>(file: Buffer, keep: (picture: Buffer) => Promise<Kept>): Promise<Kept | NotDrawn> =>
    inPictureQueue(
      async () => {
        const read = await decodePicture(file, { largestWidth, shape, most: mostOfShoppers });
        if (read.outcome === "refused") return { outcome: "unreadable" };
        const { data, width, height } = read.raster;
        const { default: sharp } = await import("sharp");
        const picture = await sharp(data, { raw: { width, height, channels: 3 } })
          .webp({ quality })
          .toBuffer();
        return picture.length > largestPicture ? { outcome: "too-large" } : keep(picture);
      },
      { isStaff: false },
    );
}
