export type PictureKind = "jpeg" | "png" | "webp" | "heif";

/** By the first bytes alone; the file name is ignored. */
export function pictureKindOf(file: Buffer): PictureKind | undefined {
  const has = (at: number, bytes: string) =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));
  if (has(0, "\xff\xd8\xff")) return "jpeg";
  if (has(0, "\x89PNG\r\n\x1a\n")) return "png";
  if (has(0, "RIFF") && has(8, "WEBP")) return "webp";
  return has(4, "ftyp") && isAvif(file) ? "heif" : undefined;
}

/** One of its brands is `avif` (AVIF 1.2, section 6): the first may be that of a container, `mif1`. */
function isAvif(file: Buffer): boolean {
  const end = Math.min(file.readUInt32BE(0), file.length, 256);
  const brands = file.subarray(8, end).toString("latin1").match(/.{4}/gs) ?? [];
  return brands.some((brand, index) => index !== 1 && brand === "avif");
}
