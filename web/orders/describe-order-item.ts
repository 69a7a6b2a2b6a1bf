import { type Choice, describeChoices, describeMeasurements } from "#contract/cart/describe-choices.ts";
import type { OrderItem, TrackedItem } from "#contract/orders/orders.ts";
import { choiceLabels } from "#messages/choices.ts";

export type ShownItem =
  | Omit<OrderItem, "id" | "uniqueId" | "product_code">
  | Omit<TrackedItem, "id" | "uniqueId">;

/** Tracking hides the engraved name and the measurements: it only shows that they exist. */
export function describeOrderItem({ custom_size, name_engraving, ...item }: ShownItem): Choice[] {
  const shown = {
    ...item,
    sizes: custom_size && !item.parts ? choiceLabels.customSize : item.sizes,
    custom_size: false,
    name_engraving: typeof name_engraving === "boolean" ? false : name_engraving,
  } as const;
  const choices = describeChoices(shown, choiceLabels);
  return name_engraving === true
    ? [...choices, { label: choiceLabels.engraving, value: choiceLabels.engravingChosen }]
    : choices;
}

export function measurementsOf({ custom_size }: ShownItem): Choice[] {
  return typeof custom_size === "boolean" ? [] : describeMeasurements(custom_size, choiceLabels);
}
