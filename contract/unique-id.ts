import { digest } from "./digest.ts";
import type { LineChoices } from "./line-item.ts";
import { measurementNames } from "./measurement-names.ts";

/**
 * The identity of a cart line: product, size, color, fabric and engraving in the order the specification
 * gives (section 4), then cap and trouser, then a digest of every choice. The digest keeps lines apart whose readable
 * parts happen to read the same, and lines with different measurements.
 */
export function uniqueIdOf(line: LineChoices): string {
  const engraving = line.name_engraving;
  const measurements = line.custom_size;
  const parts = [
    line._id,
    measurements ? "custom" : line.sizes || "no-size",
    line.color._id,
    line.fabric_type._id,
    engraving ? `engraved-${engraving.name}-${engraving.position}` : "no-engraving",
    line.cap ? "cap" : "no-cap",
    line.trouserOptions ?? "no-trouser",
  ];
  const everything = JSON.stringify([
    ...parts,
    measurements && [...measurementNames.map((name) => measurements[name]), measurements.otherNote],
  ]);
  return [...parts, digest(everything)].join("-");
}
