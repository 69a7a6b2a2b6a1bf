import type { LineItem } from "#contract/cart/line-item.ts";
import { makeLineItem } from "#contract/cart/make-line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { unitPrice } from "#contract/money/line-price.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { Charges } from "#contract/options/charges.ts";
import {
  choicesNotOffered,
  engravingAsOffered,
  findColor,
  findFabric,
} from "#contract/options/choices-not-offered.ts";
import { chooseOptions, type OptionRefusal } from "#contract/options/choose-options.ts";
import type { MissingChoice } from "#contract/reasons/shopper-reasons.ts";
import { customSizeFor, measurementsFor, onlyLengths, readSizes } from "#contract/sizes/sized-parts.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { cartMessages } from "#messages/cart.ts";
import { choiceLabels } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { shownName } from "#web/ui/shown-names.ts";

export type CurrentProduct = Omit<ProductDetail, "relatedProducts">;

export type CurrentPrices = { products: ReadonlyMap<string, CurrentProduct | null>; charges: Charges };

export type LineNotice = { uniqueId: string; sentence: string };

/** Why a line cannot be ordered. `isGone`: in no quantity, so totals exclude it. */
export type LineProblem = LineNotice & { isGone: boolean };

export type RefreshedLines = {
  lines: LineItem[];
  priceChanges: LineNotice[];
  unavailable: LineProblem[];
};

export function refreshLines(lines: readonly LineItem[], current: CurrentPrices): RefreshedLines {
  const refreshed: RefreshedLines = { lines: [], priceChanges: [], unavailable: [] };
  for (const line of lines) {
    const product = current.products.get(line._id);
    const result = product === undefined ? line : refreshLine(line, product, current.charges);
    if (typeof result === "string") {
      refreshed.lines.push(line);
      refreshed.unavailable.push({ uniqueId: line.uniqueId, sentence: result, isGone: true });
      continue;
    }
    refreshed.lines.push(result);
    const before = unitPrice(line);
    const after = unitPrice(result);
    if (before === after) continue;
    refreshed.priceChanges.push({
      uniqueId: line.uniqueId,
      sentence: cartMessages.priceChanged(
        shownName(result),
        formatRupeesInText(before),
        formatRupeesInText(after),
      ),
    });
  }
  return refreshed;
}

const missingTexts: Record<MissingChoice, (line: LineItem) => string> = {
  size: (line) => cartMessages.missingSize(chosenSize(line, choiceLabels) || cartMessages.asChosen),
  color: ({ color }) => cartMessages.missingColor(inLanguage(color.label, color.urdu)),
  "fabric type": ({ fabric_type }) =>
    cartMessages.missingFabric(inLanguage(fabric_type.name, fabric_type.urdu)),
  "trouser option": ({ trouserOptions, urdu }) =>
    cartMessages.missingTrouser(inLanguage(trouserOptions ?? cartMessages.asChosen, urdu?.trouser)),
  "name engraving": () => cartMessages.missingEngraving,
  thread: ({ name_engraving: sewn }) => {
    const thread = sewn ? sewn.thread : undefined;
    return cartMessages.missingThread(inLanguage(thread?.name ?? cartMessages.asChosen, thread?.urdu));
  },
};

function refreshLine(line: LineItem, product: CurrentProduct | null, charges: Charges): LineItem | string {
  if (!product) return cartMessages.gone(shownName(line));
  const wanted = { ...line, color: line.color._id, fabric_type: line.fabric_type._id };
  const color = findColor(product, wanted.color);
  const fabric = findFabric(product, wanted.fabric_type);
  const sized = sizedAgain(line, product);
  const missing = [...(sized ? [] : ["size" as const]), ...choicesNotOffered(product, wanted)].map((choice) =>
    missingTexts[choice](line),
  );
  const options = chooseOptions(product.options ?? [], line.options ?? [], line);
  if ("refused" in options) missing.push(nameRefusedOption(options.refused, line));
  if (!color || !fabric || !sized || !("chosen" in options) || missing.length > 0) {
    return cartMessages.goneWith(shownName(line), missing);
  }
  // The line's identity is unchanged, because the choices are.
  return {
    ...makeLineItem(product, charges, {
      ...line,
      ...sized,
      color,
      fabric_type: fabric,
      name_engraving: engravingAsOffered(product, line.name_engraving),
      options: options.chosen,
    }),
    uniqueId: line.uniqueId,
  };
}

function nameRefusedOption({ id, option }: OptionRefusal, { options = [] }: LineItem): string {
  const known = options.find((each) => each.id === id);
  return known ? inLanguage(known.name, known.urdu) : inLanguage(option.name, option.urdu);
}

/** The sizes of a line as its garment offers them today; undefined where they must be chosen again. */
function sizedAgain({ sizes, custom_size }: LineItem, product: CurrentProduct) {
  const parts = sizes === false && custom_size === false ? undefined : readSizes(product, sizes);
  if (!parts) return undefined;
  const needed = measurementsFor(product, parts);
  if (needed.length === 0) return custom_size === false ? { custom_size } : undefined;
  if (custom_size === false) return undefined;
  const kept = onlyLengths(needed, customSizeFor(needed, custom_size));
  return needed.every((name) => kept[name] !== undefined) ? { custom_size: kept } : undefined;
}
