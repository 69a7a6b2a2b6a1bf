import type { LineItem } from "#contract/cart/line-item.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { readSizes } from "#contract/sizes/sized-parts.ts";
import { getCart } from "../cart/cart-store.ts";
import { lineKey } from "../cart/edit-address.ts";
import {
  type ChosenProduct,
  firstChoices,
  noEngraving,
  offeredTrousers,
  type ProductChoices,
} from "./choices/product-choices.ts";

export type EditedLine = { line: LineItem; choices: ProductChoices };

export function findEditedLine(product: ChosenProduct, key: string): EditedLine | undefined {
  const line = getCart().cart.find((each) => each._id === product.id && lineKey(each) === key);
  return line && { line, choices: choicesOf(product, line) };
}

function engravingOf(sewn: Exclude<LineItem["name_engraving"], false>): ProductChoices["engraving"] {
  const { name, position, second = "", thread } = sewn;
  return { wanted: true, name, position, second, thread: thread?._id ?? "" };
}

export function choicesOf(product: ChosenProduct, line: LineItem): ProductChoices {
  const { sizes, custom_size, name_engraving: engraved, trouserOptions: trouser } = line;
  const { colors, fabric_type: fabrics } = product;
  const { soldOut = [] } = stockOfColor(product, line.color._id);
  const first = firstChoices(product);
  const isSizeThere = sizes !== false && readSizes(product, sizes) !== undefined && !soldOut.includes(sizes);
  return {
    color: colors.find(({ _id }) => _id === line.color._id) ?? first.color,
    fabric: fabrics.find(({ _id }) => _id === line.fabric_type._id) ?? first.fabric,
    trouser:
      trouser !== null && offeredTrousers(product).some(({ name }) => name === trouser)
        ? trouser
        : first.trouser,
    size: isSizeThere ? sizes : null,
    customSize: custom_size || null,
    engraving: engraved && product.name_engraving ? engravingOf(engraved) : noEngraving,
    cap: line.cap,
    options: Object.fromEntries((line.options ?? []).map(({ id, value }) => [id, value])),
  };
}
