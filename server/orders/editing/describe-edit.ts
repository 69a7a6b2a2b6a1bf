import { describeChoices, describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { DeliveryDetails, OrderItem } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";

export type EditedFacts = Record<keyof DeliveryDetails, string> & {
  items: readonly OrderItem[];
  reduction: number;
  total: number;
};

export function describeEdit(before: EditedFacts, after: EditedFacts): OrderChange[] {
  const pricing: [string, (order: EditedFacts) => string][] = [
    ["Name", ({ name }) => name],
    ["Phone", ({ phone }) => phone],
    ["Email", ({ email }) => email],
    ["Address", addressOf],
    ["Delivery instruction", (order) => order.delivery_instruction],
  ];
  const sums: [string, (order: EditedFacts) => string][] = [
    ["Reduction", ({ reduction }) => (reduction === 0 ? "" : formatRupees(reduction))],
    ["Total", ({ total }) => formatRupees(total)],
  ];
  const differing = (list: [string, (order: EditedFacts) => string][]) =>
    list
      .map(([what, of]) => ({ what, before: of(before), after: of(after) }))
      .filter((change) => change.before !== change.after);
  return [...differing(pricing), ...describeItems(before.items, after.items), ...differing(sums)];
}

function addressOf({ address, area, city, postal_code, province }: EditedFacts): string {
  return [address, area, `${city} ${postal_code}`.trim(), province].filter((part) => part !== "").join(", ");
}

function describeItems(before: readonly OrderItem[], after: readonly OrderItem[]): OrderChange[] {
  const now = new Map(after.map((item) => [item.id, item]));
  const old = new Set(before.map(({ id }) => id));
  const inWords = (item: OrderItem) => [quantityOf(item), ...choicesOf(item)].join(", ");
  return [
    ...before.flatMap((item): OrderChange[] => {
      const changed = now.get(item.id);
      if (!changed) return [{ what: item.name, before: inWords(item), after: "" }];
      return describeItem(item, changed);
    }),
    ...after
      .filter(({ id }) => !old.has(id))
      .map((item) => ({ what: item.name, before: "", after: inWords(item) })),
  ];
}

function describeItem(before: OrderItem, after: OrderItem): OrderChange[] {
  if (before._id !== after._id) {
    const inWords = (item: OrderItem) => [item.name, quantityOf(item), ...choicesOf(item)].join(", ");
    return [{ what: before.name, before: inWords(before), after: inWords(after) }];
  }
  const was = [quantityOf(before), ...choicesOf(before)];
  const is = [quantityOf(after), ...choicesOf(after)];
  const gone = was.filter((choice) => !is.includes(choice));
  const come = is.filter((choice) => !was.includes(choice));
  if (gone.length === 0 && come.length === 0) return [];
  return [{ what: after.name, before: gone.join(", "), after: come.join(", ") }];
}

function quantityOf({ quantity }: OrderItem): string {
  return `x ${quantity}`;
}

function choicesOf(item: OrderItem): string[] {
  return [
    ...describeChoices(item, englishChoices),
    ...describeMeasurements(item.custom_size, englishChoices),
  ].map(({ label, value }) => `${label}: ${value}`);
}
