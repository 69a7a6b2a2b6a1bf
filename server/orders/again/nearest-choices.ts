import type { OrderedLine } from "#contract/cart/line-item.ts";
import { findColor, findFabric } from "#contract/options/choices-not-offered.ts";
import { chooseOptions } from "#contract/options/choose-options.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import {
  customSizeFor,
  measuredNames,
  measurementsFor,
  onlyLengths,
  readSizes,
  type SizedPart,
} from "#contract/sizes/sized-parts.ts";
import { sizeRank } from "#server/catalog/size-order.ts";
import type { OfferedProduct } from "../../pricing/read-pricing.ts";

/**
 * Lines of a product in place of ordered choices, the nearest first: the choices themselves as far as the product
 * offers them, then other colors of the size, then other sizes of the color. `priceItem` judges each.
 */
export function* nearestChoices(
  ordered: OrderItem,
  wanted: OrderedLine,
  product: OfferedProduct,
): Generator<OrderedLine> {
  const [color, ...otherColors] = colorsByNearness(ordered, product);
  const [size, ...otherSizes] = sizesByNearness(wanted, product);
  if (color === undefined || size === undefined) return;
  const offered = { ...asOffered(ordered, wanted, product), _id: product.id };
  yield { ...offered, ...size, color };
  for (const other of otherColors) yield { ...offered, ...size, color: other };
  for (const other of otherSizes) yield { ...offered, ...other, color };
}

/** Fabric, trousers, engraving and options: as ordered where the product has them, else its nearest or none. */
function asOffered(ordered: OrderItem, wanted: OrderedLine, product: OfferedProduct): OrderedLine {
  const trousers = product.trouserOptions.filter(({ selected }) => selected).map(({ name }) => name);
  const asked = trousers.find((name) => name === wanted.trouserOptions);
  const line = {
    ...wanted,
    fabric_type: nearestFabric(ordered, product),
    trouserOptions: asked ?? trousers[0] ?? null,
    name_engraving: offeredEngraving(wanted, product),
  };
  return { ...line, options: offeredOptions(line, product) };
}

function nearestFabric({ fabric_type: ordered }: OrderItem, product: OfferedProduct): string {
  const same = findFabric(product, ordered._id) ?? findFabric(product, ordered.name);
  const distance = ({ price }: { price: number }) => Math.abs(price - ordered.price);
  const nearest = same ?? product.fabric_type.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest?._id ?? "";
}

function offeredEngraving(
  { name_engraving: wanted }: OrderedLine,
  { name_engraving: isOffered, threads }: OfferedProduct,
): OrderedLine["name_engraving"] {
  if (!wanted || !isOffered) return false;
  const { thread, ...withoutThread } = wanted;
  return threads.some(({ _id, name }) => [_id, name].includes(thread ?? "")) ? wanted : withoutThread;
}

/**
 * Those that are refused are left out, one after the other; a new one that is required stays missing, and is chosen by
 * the shopper.
 */
function offeredOptions(line: OrderedLine, product: OfferedProduct): OrderedLine["options"] {
  let options = line.options ?? [];
  for (;;) {
    const read = chooseOptions(product.options, options, line);
    if ("chosen" in read) return options;
    const rest = options.filter(({ id }) => id !== read.refused.id);
    if (rest.length === options.length) return options;
    options = rest;
  }
}

function colorsByNearness({ color: ordered }: OrderItem, product: OfferedProduct): string[] {
  const same = findColor(product, ordered._id) ?? findColor(product, ordered.label);
  const distance = ({ value }: { value: string }) => distanceOf(value, ordered.value);
  return product.colors
    .toSorted((one, other) => (one === same ? -1 : other === same ? 1 : distance(one) - distance(other)))
    .map(({ _id }) => _id);
}

/** Between two `#rrggbb`; colors of another form are as far as can be. */
function distanceOf(one: string, other: string): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return Math.hypot(...parts.map((part, index) => part - (others[index] ?? Number.POSITIVE_INFINITY)));
}

function partsOf(color: string): number[] {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1) ?? [];
  return digits.length === 3 ? digits.map((pair) => Number.parseInt(pair, 16)) : [Number.POSITIVE_INFINITY];
}

type Sized = Pick<OrderedLine, "sizes" | "custom_size">;

function sizesByNearness(wanted: OrderedLine, product: OfferedProduct): Sized[] {
  const parts =
    wanted.sizes === false && wanted.custom_size === false ? undefined : readSizes(product, wanted.sizes);
  const own = parts && measured(wanted, product, parts);
  if (wanted.custom_size !== false) return own ? [own] : [];
  const distance = (size: string) => Math.abs(placeOf(size) - placeOf(wanted.sizes || ""));
  const others = product.sizes
    .filter((size) => size !== wanted.sizes)
    .toSorted((one, other) => distance(one) - distance(other))
    .map((size): Sized => ({ sizes: size, custom_size: false }));
  return own ? [own, ...others] : others;
}

/** Only the lengths that this garment needs; undefined where some of them were never measured. */
function measured(
  { sizes, custom_size }: Sized,
  product: OfferedProduct,
  parts: readonly SizedPart[],
): Sized | undefined {
  const needed = measurementsFor(product, parts);
  if (needed.length === 0 || custom_size === false)
    return needed.length === 0 && custom_size === false ? { sizes, custom_size } : undefined;
  const lengths = onlyLengths(needed, customSizeFor(needed, custom_size));
  return measuredNames(lengths).length === needed.length ? { sizes, custom_size: lengths } : undefined;
}

function placeOf(size: string): number {
  return Number.parseInt(sizeRank(size), 10);
}
