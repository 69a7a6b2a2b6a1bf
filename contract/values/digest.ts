/**
 * A short text that stands for a longer one: 64-bit FNV-1a over UTF-16 code units, in base 36. Tells texts apart that
 * differ by chance; whoever wants two texts with the same digest can make them.
 */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash.toString(36);
}
