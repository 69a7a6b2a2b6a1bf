import { returnMessages } from "#messages/returns.ts";
import { shownName } from "#web/ui/shown-names.ts";
import { describeOrderItem, type ShownItem } from "../describe-order-item.ts";

/** Names of an order's lines in a selection: with all choices where two are of the same product. */
export function lineNames(items: readonly ShownItem[]): string[] {
  const names = items.map((item) => shownName(item));
  return items.map((item, index) => {
    const name = names[index] ?? "";
    if (names.filter((other) => other === name).length === 1) return name;
    return returnMessages.inWords([name, ...describeOrderItem(item).map(({ value }) => value)]);
  });
}
