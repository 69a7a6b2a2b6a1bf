import { createBoundedQueue } from "../accounts/bounded-queue.ts";
import { readPicture } from "./read-picture.ts";

type Drawing = {
  largestWidth: number;
  shape: Parameters<typeof readPicture>[2];
  quality: number;
  largestPicture: number;
};

type NotDrawn = { outcome: "unreadable" | "too-large" };

/**
 * Draws pictures that shoppers send anew from their pixels, as WebP, one at a time, apart from the pictures of products, so that
 * shoppers keep nobody there waiting. `keep` stores one before the next is drawn.
 */
export function createRedrawing({ largestWidth, shape, quality, largestPicture }: Drawing) {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 10 });
  return <Kept>(file: Buffer, keep: (picture: Buffer) => Promise<Kept>): Promise<Kept | NotDrawn> =>
    queue.run(async () => {
      const read = await readPicture(file, largestWidth, shape);
      if (read.outcome === "refused") return { outcome: "unreadable" };
      const { data, width, height } = read.raster;
      const { default: sharp } = await import("sharp");
      const picture = await sharp(data, { raw: { width, height, channels: 3 } })
        .webp({ quality })
        .toBuffer();
      return picture.length > largestPicture ? { outcome: "too-large" } : keep(picture);
    });
}
