import type { LineItem } from "#contract/cart/line-item.ts";
import { sewnText } from "#contract/engraving/sewn-text.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

export function chosenEngraving(
  { threads }: Pick<ChosenProduct, "threads">,
  { wanted, name, position, second = "", thread: id }: ProductChoices["engraving"],
): LineItem["name_engraving"] {
  const below = sewnText(second);
  const thread = threads?.find(({ _id }) => _id === id);
  return wanted && { name, position, ...(below && { second: below }), ...(thread && { thread }) };
}
