import { decodeToWebp, inPictureQueue } from "./decode-apart.ts";
import { mostOfShoppers, type ReadingOf } from "./read-picture.ts";

type Drawing = {
  largestWidth: number;
  shape: NonNullable<ReadingOf["shape"]>;
  quality: number;
  largestPicture: number;
};

type NotDrawn = { outcome: "unreadable" | "too-large" };

/**
 * Re-encodes shoppers' pictures as WebP, one at a time and after those of staff. `keep` stores one before the next is
 * decoded.
 */
export function createRedrawing({ largestWidth, shape, quality, largestPicture }: Drawing) {
  return <Kept>(
    file: Buffer,
    keep: (picture: Buffer, shape: { width: number; height: number }) => Promise<Kept>,
  ): Promise<Kept | NotDrawn> =>
    inPictureQueue(
      async () => {
        const reading = { largestWidth, shape, most: mostOfShoppers };
        const drawn = await decodeToWebp(file, reading, quality);
        if (!drawn) return { outcome: "unreadable" };
        const { picture, width, height } = drawn;
        return picture.length > largestPicture ? { outcome: "too-large" } : keep(picture, { width, height });
      },
      { isStaff: false },
    );
}
