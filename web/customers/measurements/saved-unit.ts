import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import { browserStorage } from "#web/browser/storage.ts";

const key = "lengthUnit";

/** The unit last chosen on this device, the default for measurements without one. */
export function savedUnit(): LengthUnit {
  return browserStorage.read(key) === "cm" ? "cm" : "in";
}

export function saveUnit(unit: LengthUnit): void {
  browserStorage.write(key, unit);
}
