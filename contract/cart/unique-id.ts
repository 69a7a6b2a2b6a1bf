import { cap, color, engraving, fabric, size, trouser } from "../options/built-in.ts";
import type { LineOption } from "../options/line-option.ts";
import { measurementNames, specifiedMeasurements } from "../sizes/measurement-names.ts";
import { digest } from "../values/digest.ts";
import type { LineChoices } from "./line-item.ts";

const inOrderOfIdentity: readonly LineOption[] = [size, color, fabric, engraving, cap, trouser];

/**
 * The identity of a cart line: product, size, color, fabric and engraving in the order the specification gives (section
 * 4), then cap and trouser, then a digest of every choice. The digest distinguishes lines whose readable parts happen
 * to be the same, and lines with different measurements. Stored carts depend on it: the original parts must never
 * change.
 */
export function uniqueIdOf(line: LineChoices): string {
  const measurements = line.custom_size;
  const parts = [line._id, ...inOrderOfIdentity.map(({ identity }) => identity(line))];
  const further = inOrderOfIdentity.flatMap(({ furtherIdentity }) => furtherIdentity?.(line) ?? []);
  const everything = JSON.stringify([
    ...parts,
    measurements && [
      ...specifiedMeasurements.map((name) => measurements[name]),
      measurements.otherNote,
      ...measurementNames
        .slice(specifiedMeasurements.length)
        .flatMap((name) => (measurements[name] === undefined ? [] : [[name, measurements[name]]])),
    ],
    ...(further.length > 0 ? [further] : []),
    ...(line.options && line.options.length > 0 ? [optionsInOrder(line.options)] : []),
  ]);
  return [...parts, digest(everything)].join("-");
}

/** Sorted by id, because the merchant may reorder options. */
function optionsInOrder(options: NonNullable<LineChoices["options"]>): [string, string][] {
  return options
    .map(({ id, value }): [string, string] => [id, value])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
