/**
 * A content that keeps no more memory than its own bytes. What Node gives out is often the beginning of a larger piece (16 kB of
 * a compression, 8 kB of a short text), all of which stays as long as it does.
 */
export function ownBytes(content: Buffer): Buffer {
  if (content.buffer.byteLength === content.length) return content;
  const own = Buffer.allocUnsafeSlow(content.length);
  content.copy(own);
  return own;
}
