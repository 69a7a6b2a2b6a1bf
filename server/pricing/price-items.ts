import { namesOf } from "#contract/cart/item-names.ts";
import type { LineItem, OrderedLine } from "#contract/cart/line-item.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import {
  choicesNotOffered,
  engravingAsOffered,
  findColor,
  findFabric,
} from "#contract/options/choices-not-offered.ts";
import { chooseOptions, type OptionRefusal } from "#contract/options/choose-options.ts";
import type { MissingChoice } from "#contract/reasons/shopper-reasons.ts";
import {
  customSizeFor,
  measuredNames,
  measurementsFor,
  readSizes,
  type SizedPart,
} from "#contract/sizes/sized-parts.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import type { OfferedProduct, PricingSnapshot } from "./read-pricing.ts";

export type ItemUnavailable = {
  outcome: "item-unavailable";
  item: string;
  sentence: EncodedReason;
};

export type ItemInvalid = {
  outcome: "item-invalid";
  fields: Record<string, EncodedReason>;
};

export type PriceFacts = Pick<PricingSnapshot, "products" | "charges" | "optionNames">;

export type PricedItems =
  | { outcome: "priced"; items: LineItem[]; subtotal: number }
  | ItemUnavailable
  | ItemInvalid;

/**
 * Of what the browser sent only the product, the choices and the quantity count. Names the first line that cannot be
 * had.
 */
export function priceItems(lines: readonly OrderedLine[], pricing: PriceFacts): PricedItems {
  const items: LineItem[] = [];
  for (const [index, line] of lines.entries()) {
    const result = priceItem(line, index, pricing);
    if ("outcome" in result) return result;
    items.push(result);
  }
  return { outcome: "priced", items, subtotal: subtotalOf(items) };
}

/** As `priceItems`, for the line at one place of an order. */
export function priceItem(
  line: OrderedLine,
  index: number,
  pricing: PriceFacts,
): LineItem | ItemUnavailable | ItemInvalid {
  const result = priceLine(line, index + 1, pricing);
  if (typeof result === "object" && "problems" in result) {
    const fields = Object.entries(result.problems).map(([field, said]) => [`items.${index}.${field}`, said]);
    return { outcome: "item-invalid", fields: Object.fromEntries(fields) };
  }
  if (typeof result !== "string") return result;
  return { outcome: "item-unavailable", item: `items.${index}`, sentence: result };
}

/**
 * The priced line, what of it does not fit together, or why it is not offered; `place` is the one that a shopper
 * counts, from 1.
 */
function priceLine(
  line: OrderedLine,
  place: number,
  { products, charges, optionNames }: PriceFacts,
): LineItem | { problems: Record<string, EncodedReason> } | EncodedReason {
  const product = products.get(line._id);
  if (!product) return reason("ITEM_GONE", { place });
  const color = findColor(product, line.color);
  const fabric = findFabric(product, line.fabric_type);
  const parts = offeredParts(product, line);
  const missing: MissingChoice[] = [...(parts ? [] : ["size" as const]), ...choicesNotOffered(product, line)];
  if (!color || !fabric || !parts || missing.length > 0) {
    return reason("ITEM_WITHOUT_CHOICE", { place, ...namesOf(product), missing });
  }
  const measured = measure(product, line, parts);
  if ("problems" in measured) return measured;
  const options = chooseOptions(product.options, line.options ?? [], line);
  if ("refused" in options) {
    // One that is not offered any more is known by its name, as long as it is in the back office.
    const option = optionNames.get(options.refused.id) ?? options.refused.option;
    return refuseOption({ ...options.refused, option }, line, { place, ...namesOf(product) });
  }
  const chosen = {
    ...line,
    ...measured,
    color,
    fabric_type: fabric,
    name_engraving: engravingAsOffered(product, line.name_engraving),
    options: options.chosen,
  };
  return makeLineItem(product, charges, chosen, parts);
}

function refuseOption(
  refused: OptionRefusal,
  { options = [] }: OrderedLine,
  item: { place: number; name: string; urdu: string },
): { problems: Record<string, EncodedReason> } | EncodedReason {
  const { option, id } = refused;
  const field = `options.${options.findIndex((each) => each.id === id)}.value`;
  switch (refused.why) {
    case "not-offered":
      return reason("ITEM_WITHOUT_OPTION", { ...item, option });
    case "missing":
      return reason("ITEM_NEEDS_OPTION", { ...item, option });
    case "excluded":
      return reason("ITEM_OPTIONS_CLASH", { ...item, option, other: refused.other });
    case "too-long":
      return { problems: { [field]: reason("TOO_LONG", { most: refused.most }) } };
    case "no-length":
      return { problems: { [field]: reason("ENTER_A_NUMBER_OF_INCHES") } };
  }
}

function offeredParts(product: OfferedProduct, { sizes, custom_size }: OrderedLine): SizedPart[] | undefined {
  return sizes === false && custom_size === false ? undefined : readSizes(product, sizes);
}

function measure(
  product: OfferedProduct,
  { sizes, custom_size }: OrderedLine,
  parts: readonly SizedPart[],
): Pick<LineItem, "custom_size"> | { problems: Record<string, EncodedReason> } {
  const needed = measurementsFor(product, parts);
  if (needed.length === 0)
    return custom_size === false ? { custom_size } : { problems: { sizes: reason("SIZE_OR_CUSTOM_SIZE") } };
  if (custom_size === false) return { problems: { custom_size: reason("ENTER_THE_MEASUREMENTS") } };
  const kept = sizes === false ? customSizeFor(needed, custom_size) : custom_size;
  const problems = [
    ...needed
      .filter((name) => kept[name] === undefined)
      .map((name) => [`custom_size.${name}`, reason("ENTER_A_NUMBER_OF_INCHES")]),
    ...measuredNames(kept)
      .filter((name) => !needed.includes(name))
      .map((name) => [`custom_size.${name}`, reason("NOT_MEASURED_HERE")]),
  ];
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : { custom_size: kept };
}
