import { engravingLength } from "#contract/engraving-rules.ts";
import { engravingMaxLength } from "#contract/limits.ts";

/** How many letters can still be typed into the field of an engraved name, in words. */
export function lettersLeft(name: string): string {
  const left = engravingMaxLength - engravingLength(name);
  if (left < 0) return left === -1 ? "1 letter too many" : `${-left} letters too many`;
  return left === 1 ? "1 letter left" : `${left} letters left`;
}
