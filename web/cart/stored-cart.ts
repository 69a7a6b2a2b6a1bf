import type { LineItem } from "#contract/cart/line-item.ts";
import { chargeFields, choiceOfCharge } from "#contract/options/charge-fields.ts";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { parseJson } from "#contract/values/parse-json.ts";
import { type Cart, cartOf, emptyCart } from "./cart-operations.ts";

/** Parsed by hand: the header's badge needs the cart on every page, and the contract's schema would load zod. */

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areTexts(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => typeof fields[name] === "string");
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isQuantity(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= quantityLimit;
}

function isPicture(value: unknown): boolean {
  return (
    isFields(value) &&
    areTexts(value, ["downloadURL", "name", "srcset"]) &&
    isAmount(value.width) &&
    isAmount(value.height)
  );
}

function isCustomSize(value: unknown): boolean {
  if (value === false) return true;
  return (
    isFields(value) &&
    measurementNames.every((name) => value[name] === undefined || Number.isFinite(value[name])) &&
    measurementNames.some((name) => value[name] !== undefined) &&
    typeof value.otherNote === "string"
  );
}

function areParts(value: unknown): boolean {
  if (value === undefined) return true;
  const isPart = (part: unknown) =>
    isFields(part) && typeof part.name === "string" && (part.size === false || typeof part.size === "string");
  return Array.isArray(value) && value.every(isPart);
}

function isEngraving(value: unknown): boolean {
  if (value === false) return true;
  return (
    isFields(value) &&
    typeof value.name === "string" &&
    /^(left|right|sleeve)$/.test(String(value.position)) &&
    (value.second === undefined || typeof value.second === "string") &&
    (value.thread === undefined ||
      (isFields(value.thread) && areTexts(value.thread, ["_id", "name", "value"])))
  );
}

/** A product lists its offer under the same key: an entry without a value is no choice. */
function chosenOptions(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((option) => !isFields(option) || "value" in option) : value;
}

function areOptions(value: unknown): boolean {
  if (value === undefined) return true;
  const isOption = (option: unknown) =>
    isFields(option) &&
    areTexts(option, ["id", "kind", "name", "value"]) &&
    (option.said === undefined || typeof option.said === "string") &&
    isAmount(option.charge);
  return Array.isArray(value) && value.every(isOption);
}

function areChoices(fields: Fields): boolean {
  return (
    isFields(fields.color) &&
    areTexts(fields.color, ["_id", "label", "value"]) &&
    isFields(fields.fabric_type) &&
    areTexts(fields.fabric_type, ["_id", "name"]) &&
    isAmount(fields.fabric_type.price) &&
    (fields.sizes === false || typeof fields.sizes === "string") &&
    (fields.trouserOptions === null || typeof fields.trouserOptions === "string") &&
    typeof fields.trouser === "boolean" &&
    typeof fields.cap === "boolean" &&
    areParts(fields.parts) &&
    (fields.working_days === undefined || isAmount(fields.working_days)) &&
    isCustomSize(fields.custom_size) &&
    isEngraving(fields.name_engraving) &&
    areOptions(fields.options)
  );
}

function isLineItem(value: unknown): value is LineItem {
  return (
    isFields(value) &&
    areTexts(value, ["_id", "uniqueId", "name", "category", "product_code"]) &&
    isFields(value.images) &&
    Object.values(value.images).every(isPicture) &&
    areChoices(value) &&
    isAmount(value.price) &&
    isAmount(value.sale_price) &&
    isAmount(value.name_engraving_charges) &&
    isAmount(value.cap_charges) &&
    isAmount(value.custom_size_charges) &&
    isQuantity(value.quantity)
  );
}

/**
 * A line spread from a product, as in the specification, without the product's offers and charges that were not chosen.
 */
function withoutUnchosen(line: LineItem): LineItem {
  const { options, ...fields } = line;
  for (const charge of chargeFields) if (!line[choiceOfCharge[charge]]) fields[charge] = 0;
  return options && options.length > 0 ? { ...fields, options } : fields;
}

/**
 * Parses a stored cart. Unreadable or foreign content is an empty cart; damaged lines and duplicates are dropped; the
 * totals are recomputed. Never throws.
 */
export function parseStoredCart(text: string | null): Cart {
  const stored = text === null ? undefined : parseJson(text);
  if (!isFields(stored) || !Array.isArray(stored.cart)) return emptyCart;
  const lines = new Map<string, LineItem>();
  for (const each of stored.cart) {
    const line: unknown = isFields(each) ? { ...each, options: chosenOptions(each.options) } : each;
    if (isLineItem(line) && !lines.has(line.uniqueId)) lines.set(line.uniqueId, withoutUnchosen(line));
  }
  return lines.size === 0 ? emptyCart : cartOf([...lines.values()]);
}

export function formatStoredCart({ cart, totalQuantity, totalPrice }: Cart): string {
  return JSON.stringify({ cart, totalQuantity, totalPrice });
}
