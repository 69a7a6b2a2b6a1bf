import type { LineItem } from "../cart/line-item.ts";
import { type ChargeField, chargeFields } from "../options/charge-fields.ts";

export type OptionSetUp = { id: string; setupCharge?: number | undefined };

type Priced = Pick<LineItem, "price" | "sale_price" | "quantity" | ChargeField> & {
  options?: readonly (OptionSetUp & { charge: number })[] | undefined;
};

export function garmentPrice(item: Pick<LineItem, "price" | "sale_price">): number {
  return item.sale_price > 0 ? item.sale_price : item.price;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Rupees for one piece of a line with its charges (specification section 9). */
export function unitPrice(item: Priced): number {
  return sumOf([
    garmentPrice(item),
    ...chargeFields.map((field) => item[field]),
    ...(item.options ?? []).map((option) => option.charge),
  ]);
}

export function lineTotal(item: Priced): number {
  return unitPrice(item) * item.quantity;
}

/** Rupees for all lines, with the setup charge of each option once. */
export function subtotalOf(items: readonly Priced[]): number {
  return sumOf([...items.map(lineTotal), ...setupChargesOf(items).map((option) => option.setupCharge)]);
}

/**
 * One-off charges of an order by option; taken from its last line, because lines of a cart may date from different
 * days.
 */
export function setupChargesOf<Option extends OptionSetUp>(
  items: readonly { options?: readonly Option[] | undefined }[],
): (Option & { setupCharge: number })[] {
  const options = items.flatMap((item) => item.options ?? []);
  return [...new Map(options.map((option) => [option.id, option])).values()].filter(
    (option): option is Option & { setupCharge: number } => (option.setupCharge ?? 0) > 0,
  );
}
