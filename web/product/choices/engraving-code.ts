import type { EngravingProblems } from "./engraving-problems.ts";
import type { ProductChoices } from "./product-choices.ts";

let code: typeof import("./engraved-name.tsx").engravingCode | undefined;

/** What asks for a name, and with it what checks it: most pieces carry none. */
export async function loadEngravingCode() {
  const loaded = await import("./engraved-name.tsx");
  code = loaded.engravingCode;
  return loaded.EngravedName;
}

type Engraved = Pick<ProductChoices, "engraving">;

/** While a name is wanted that cannot be checked yet: what checks it, on its way. */
export function missingEngravingCode({ engraving }: Engraved): Promise<unknown> | false {
  return engraving.wanted && !code && loadEngravingCode();
}

/** What of the engraving stops the piece, by its field. */
export function findEngravingProblems({ engraving }: Engraved): EngravingProblems {
  return (engraving.wanted && code?.engravingProblems(engraving)) || {};
}
