export type PictureKind = "jpeg" | "png" | "webp" | "heif";

/** By the first bytes alone: what a file is called counts nothing. */
export function pictureKindOf(file: Buffer): PictureKind | undefined {
  const has = (at: number, bytes: string) =>
    file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));
  if (has(0, "\xff\xd8\xff")) return "jpeg";
  if (has(0, "\x89PNG\r\n\x1a\n")) return "png";
  if (has(0, "RIFF") && has(8, "WEBP")) return "webp";
  return has(4, "ftypavif") ? "heif" : undefined;
}
