import { randomBytes } from "node:crypto";

/**
 * A UUID of version 7 (RFC 9562): milliseconds first, then 74 random bits. Rows made one after another lie side by
 * side in an index. It tells when it was made, so it is never a permission.
 */
export function timeOrderedId(now: number = Date.now()): string {
  const bytes = Buffer.concat([Buffer.alloc(6), randomBytes(10)]);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
