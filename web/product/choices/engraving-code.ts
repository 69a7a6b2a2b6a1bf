import type { EngravingProblems } from "./engraving-problems.ts";
import type { ProductChoices } from "./product-choices.ts";

let code: typeof import("./engraved-name.tsx").engravingCode | undefined;

export async function loadEngravingCode() {
  const loaded = await import("./engraved-name.tsx");
  code = loaded.engravingCode;
  return loaded.EngravedName;
}

type Engraved = Pick<ProductChoices, "engraving">;

/** The pending load of the validation while a name is wanted; false otherwise. */
export function missingEngravingCode({ engraving }: Engraved): Promise<unknown> | false {
  return engraving.wanted && !code && loadEngravingCode();
}

export function findEngravingProblems({ engraving }: Engraved): EngravingProblems {
  return (engraving.wanted && code?.engravingProblems(engraving)) || {};
}
