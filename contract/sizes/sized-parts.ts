import type { Garment, GarmentPart } from "../catalog/garments.ts";
import type { CustomSize } from "./custom-size.ts";
import { type MeasurementName, measurementNames, specifiedMeasurements } from "./measurement-names.ts";
import { isMadeToMeasure, partsOf } from "./parts-of-garment.ts";

export type SizedPart = { name: string; urdu?: string | undefined; size: string | false };

export type SizedProduct = { sizes: readonly string[]; garment?: Garment | undefined };

/**
 * The `sizes` of a line with these parts: 'M' where all have one size, 'M top, L trousers' where they differ, 'M top'
 * where the trousers are made to measure, false where everything is.
 */
export function formatSizes(parts: readonly SizedPart[]): string | false {
  const sizes = new Set(parts.map(({ size }) => size));
  const [only] = sizes;
  if (sizes.size === 1 && only !== undefined) return only;
  return parts.flatMap(({ name, size }) => (size === false ? [] : [`${size} ${name}`])).join(", ");
}

/** Undefined for a size that is not offered, and for other words. The only parser of `sizes`. */
export function readSizes(product: SizedProduct, sizes: string | false): SizedPart[] | undefined {
  const parts = partsOf(product);
  const all = (size: string | false) => parts.map(({ name, urdu }) => ({ name, urdu, size }));
  if (sizes === false) return isMadeToMeasure(product) ? all(false) : undefined;
  if (product.sizes.includes(sizes)) return all(sizes);
  const apart = readApart(parts, product.sizes, sizes);
  return apart && formatSizes(apart) === sizes ? apart : undefined;
}

function readApart(
  [part, ...others]: readonly GarmentPart[],
  offered: readonly string[],
  words: string,
): SizedPart[] | undefined {
  if (!part) return words === "" ? [] : undefined;
  const { name, urdu } = part;
  for (const size of offered) {
    const said = `${size} ${name}`;
    if (words !== said && !words.startsWith(`${said}, `)) continue;
    const rest = readApart(others, offered, words.slice(said.length + 2));
    if (rest) return [{ name, urdu, size }, ...rest];
  }
  const rest = part.measurements.length > 0 ? readApart(others, offered, words) : undefined;
  return rest && [{ name, urdu, size: false }, ...rest];
}

export function isSizedApart(parts: readonly SizedPart[]): boolean {
  return new Set(parts.map(({ size }) => size)).size > 1;
}

export function measuredNames(customSize: CustomSize | false | null): MeasurementName[] {
  return customSize ? measurementNames.filter((name) => customSize[name] !== undefined) : [];
}

/** Measurements of the made-to-measure parts, each once, in the order of the parts. */
export function measurementsFor(
  product: Pick<SizedProduct, "garment">,
  sized: readonly SizedPart[],
): MeasurementName[] {
  const isMeasured = new Set(sized.filter(({ size }) => size === false).map(({ name }) => name));
  return [
    ...new Set(partsOf(product).flatMap((part) => (isMeasured.has(part.name) ? part.measurements : []))),
  ];
}

/** Equal for custom sizes that are sewn alike, regardless of display unit and key order. */
export function customSizeKey(customSize: CustomSize | false): string {
  if (!customSize) return "";
  return JSON.stringify([customSize.otherNote, measurementNames.map((name) => customSize[name])]);
}

export function onlyLengths(names: readonly MeasurementName[], customSize: CustomSize): CustomSize {
  const lengths = names.flatMap((name) => {
    const length = customSize[name];
    return length === undefined ? [] : [[name, length] as const];
  });
  const { unit, otherNote } = customSize;
  return { ...Object.fromEntries(lengths), ...(unit && { unit }), otherNote };
}

/**
 * A custom size reduced to the garment's measurements. One of all six lengths of the specification predates garment
 * types: excess lengths are dropped, and its `shirtLength` is the length of parts measured by the back.
 */
export function customSizeFor(needed: readonly MeasurementName[], customSize: CustomSize): CustomSize {
  const measured = measuredNames(customSize);
  const isOfBefore =
    measured.length === specifiedMeasurements.length &&
    specifiedMeasurements.every((name) => customSize[name] !== undefined);
  if (!isOfBefore) return customSize;
  const { shirtLength } = customSize;
  return onlyLengths(needed, {
    ...customSize,
    ...(shirtLength !== undefined && { backLength: shirtLength }),
  });
}
