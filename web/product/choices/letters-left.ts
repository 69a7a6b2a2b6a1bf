import { engravingLength } from "#contract/engraving-rules.ts";
import { engravingMaxLength } from "#contract/limits.ts";
import { productMessages } from "#messages/product.ts";

/** How many letters can still be typed into the field of an engraved name, in words. */
export function lettersLeft(name: string): string {
  return productMessages.lettersLeft(engravingMaxLength - engravingLength(name));
}
