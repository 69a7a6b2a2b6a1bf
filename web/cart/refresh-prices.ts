import type { Product } from "#contract/catalog.ts";
import type { Charges } from "#contract/charges.ts";
import type { LineItem } from "#contract/line-item.ts";
import { unitPrice } from "#contract/line-price.ts";
import { makeLineItem } from "#contract/make-line-item.ts";
import { formatRupees } from "#contract/money.ts";
import { cartMessages } from "#messages/cart.ts";
import { inLanguage } from "#messages/choices.ts";
import { shownName } from "../catalog/shown-words.ts";

/** What the shop sells now: a product that is gone is null, one that was not asked for is absent. */
export type CurrentPrices = { products: ReadonlyMap<string, Product | null>; charges: Charges };

/** What became of one line, in a sentence for the shopper. */
export type LineNotice = { uniqueId: string; sentence: string };

export type RefreshedLines = {
  lines: LineItem[];
  priceChanges: LineNotice[];
  /** Lines that cannot be ordered any more; they stay as they are until the shopper removes them. */
  unavailable: LineNotice[];
};

/** Each line at the prices of today; the quantities stay, and so does a line of which nothing is known. */
export function refreshLines(lines: readonly LineItem[], current: CurrentPrices): RefreshedLines {
  const refreshed: RefreshedLines = { lines: [], priceChanges: [], unavailable: [] };
  for (const line of lines) {
    const product = current.products.get(line._id);
    const result = product === undefined ? line : refreshLine(line, product, current.charges);
    if (typeof result === "string") {
      refreshed.lines.push(line);
      refreshed.unavailable.push({ uniqueId: line.uniqueId, sentence: result });
      continue;
    }
    refreshed.lines.push(result);
    const before = unitPrice(line);
    const after = unitPrice(result);
    if (before === after) continue;
    refreshed.priceChanges.push({
      uniqueId: line.uniqueId,
      sentence: cartMessages.priceChanged(shownName(result), formatRupees(before), formatRupees(after)),
    });
  }
  return refreshed;
}

/** The line made anew, or why it cannot be ordered. */
function refreshLine(line: LineItem, product: Product | null, charges: Charges): LineItem | string {
  if (!product) return cartMessages.gone(shownName(line));
  const color = product.colors.find(({ _id }) => _id === line.color._id);
  const fabric = product.fabric_type.find(({ _id }) => _id === line.fabric_type._id);
  const missing = [
    ...(line.custom_size || product.sizes.includes(line.sizes || "")
      ? []
      : [cartMessages.missingSize(line.sizes || cartMessages.asChosen)]),
    ...(color ? [] : [cartMessages.missingColor(inLanguage(line.color.label, line.color.urdu))]),
    ...(fabric ? [] : [cartMessages.missingFabric(inLanguage(line.fabric_type.name, line.fabric_type.urdu))]),
    ...(offersTrouser(product, line.trouserOptions)
      ? []
      : [
          cartMessages.missingTrouser(
            inLanguage(line.trouserOptions ?? cartMessages.asChosen, line.urdu?.trouser),
          ),
        ]),
    ...(line.name_engraving && !product.name_engraving ? [cartMessages.missingEngraving] : []),
  ];
  if (!color || !fabric || missing.length > 0) {
    return cartMessages.goneWith(shownName(line), missing);
  }
  // The identity of the line stays its own: what is chosen has not changed.
  return {
    ...makeLineItem(product, charges, { ...line, color, fabric_type: fabric }),
    uniqueId: line.uniqueId,
  };
}

/** Only options flagged selected are offered; a product that offers some is not sold without one. */
function offersTrouser({ trouserOptions }: Product, chosen: string | null): boolean {
  const offered = trouserOptions.filter((option) => option.selected);
  return chosen === null ? offered.length === 0 : offered.some((option) => option.name === chosen);
}
