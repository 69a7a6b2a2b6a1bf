/**
 * A short digest: 64-bit FNV-1a over UTF-16 code units, in base 36. Not cryptographic: collisions can be constructed.
 */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(36);
}
