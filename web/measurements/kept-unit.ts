import { browserStorage } from "../browser/storage.ts";
import type { LengthUnit } from "./measurement-draft.ts";

const key = "lengthUnit";

/** The unit that was last chosen on this device: the next measurements are typed and shown in it. Saved they are in inches. */
export function keptUnit(): LengthUnit {
  return browserStorage.read(key) === "cm" ? "cm" : "in";
}

export function keepUnit(unit: LengthUnit): void {
  browserStorage.write(key, unit);
}
