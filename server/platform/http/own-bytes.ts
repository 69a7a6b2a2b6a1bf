/**
 * A copy that retains no more memory than its own bytes. Node's buffers are often slices of a larger one (16 kB of a
 * compression, 8 kB of a short text), which stays in memory as long as the slice.
 */
export function ownBytes(content: Buffer): Buffer {
  if (content.buffer.byteLength === content.length) return content;
  const own = Buffer.allocUnsafeSlow(content.length);
  content.copy(own);
  return own;
}
