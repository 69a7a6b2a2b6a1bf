import type { Charges } from "#contract/options/charges.ts";
import type { Color, Fabric, Product } from "../catalog/catalog.ts";
import { frontPicture } from "../catalog/front-picture.ts";
import { chargesToday } from "../options/built-in.ts";
import type { ChosenOption } from "../options/invented.ts";
import { isSizedApart, readSizes, type SizedPart } from "../sizes/sized-parts.ts";
import type { LineChoices, LineItem } from "./line-item.ts";
import { isSewnForOne } from "./sewn-for-one.ts";
import { uniqueIdOf } from "./unique-id.ts";

export type Garment = Pick<
  Product,
  | "id"
  | "name"
  | "category"
  | "urdu"
  | "product_code"
  | "price"
  | "sale_price"
  | "images"
  | "trouserOptions"
  | "sizes"
  | "garment"
>;

export type Chosen = Omit<LineChoices, "_id" | "color" | "fabric_type" | "options"> & {
  color: Color;
  fabric_type: Fabric;
  options?: readonly ChosenOption[] | undefined;
  quantity: number;
};

/**
 * The line of a cart or an order: the garment's price with its fabric, and the charge of each choice that was made, in
 * rupees (specification section 3, cart line). The browser shows it; the server rebuilds it for every order. `parts`
 * are those of `chosen.sizes`, as `readSizes` gives them.
 */
export function makeLineItem(
  product: Garment,
  charges: Charges,
  chosen: Chosen,
  parts: readonly SizedPart[] = readSizes(product, chosen.sizes) ?? [],
): LineItem {
  const price = product.price + chosen.fabric_type.price;
  const { _id, label, value, urdu } = chosen.color;
  const fabric = chosen.fabric_type;
  const front = frontPicture(product.images, label, chosen.trouserOptions);
  const choices = {
    _id: product.id,
    sizes: chosen.sizes,
    custom_size: chosen.custom_size,
    color: { _id, label, value, ...(urdu && { urdu }) },
    fabric_type: {
      _id: fabric._id,
      name: fabric.name,
      price: fabric.price,
      ...(fabric.urdu && { urdu: fabric.urdu }),
    },
    trouserOptions: chosen.trouserOptions,
    cap: chosen.cap,
    name_engraving: chosen.name_engraving,
    ...(chosen.options && chosen.options.length > 0 && { options: [...chosen.options] }),
  };
  return {
    ...choices,
    uniqueId: uniqueIdOf(choices),
    ...daysOf(product, chosen),
    ...(isSizedApart(parts) && { parts: parts.map(toLinePart) }),
    name: product.name,
    category: product.category,
    ...urduOf(product, chosen.trouserOptions),
    product_code: product.product_code,
    images: front ? { primary: front } : {},
    trouser: chosen.trouserOptions !== null,
    price,
    sale_price: product.sale_price > 0 ? product.sale_price + fabric.price : price,
    ...chargesToday(chosen, charges, parts),
    quantity: chosen.quantity,
  };
}

function daysOf(
  { garment }: Garment,
  chosen: Pick<Chosen, "custom_size" | "name_engraving" | "options">,
): Pick<LineItem, "working_days"> {
  const days = isSewnForOne(chosen) ? garment?.days?.custom : garment?.days?.standard;
  return days === undefined ? {} : { working_days: days };
}

function toLinePart({ name, urdu, size }: SizedPart) {
  return { name, ...(urdu && { urdu }), size };
}

function urduOf({ urdu, trouserOptions }: Garment, chosenTrouser: string | null): Pick<LineItem, "urdu"> {
  const trouser = trouserOptions.find(({ name }) => name === chosenTrouser)?.urdu;
  const known = {
    ...(urdu?.name && { name: urdu.name }),
    ...(urdu?.category && { category: urdu.category }),
    ...(trouser && { trouser }),
  };
  return Object.keys(known).length === 0 ? {} : { urdu: known };
}
