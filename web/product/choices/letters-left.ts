import {
  type EngravingPosition,
  engravingLength,
  engravingLimits,
} from "#contract/engraving/engraving-rules.ts";
import { lettersLeft as inWords } from "#messages/letters-left.ts";

export function lettersLeft(line: string, position: EngravingPosition): string {
  return inWords(engravingLimits[position] - engravingLength(line));
}
