import type { Color, Fabric, Product } from "./catalog.ts";
import type { Charges } from "./charges.ts";
import { frontPicture } from "./front-picture.ts";
import type { LineChoices, LineItem } from "./line-item.ts";
import { uniqueIdOf } from "./unique-id.ts";

/** What of a product goes into a line. */
export type Garment = Pick<
  Product,
  "id" | "name" | "category" | "urdu" | "product_code" | "price" | "sale_price" | "images" | "trouserOptions"
>;

/** A choice of everything that is offered, as objects of the catalogue. */
export type Chosen = Omit<LineChoices, "_id" | "color" | "fabric_type"> & {
  color: Color;
  fabric_type: Fabric;
  quantity: number;
};

/**
 * The line of a cart or an order: the garment's price with its fabric, and the charge of each choice that was made, in
 * rupees (specification section 3, cart line). The browser shows it; the server makes it anew for every order.
 */
export function makeLineItem(product: Garment, charges: Charges, chosen: Chosen): LineItem {
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
      ...{ _id: fabric._id, name: fabric.name, price: fabric.price },
      ...(fabric.urdu && { urdu: fabric.urdu }),
    },
    trouserOptions: chosen.trouserOptions,
    cap: chosen.cap,
    name_engraving: chosen.name_engraving,
  };
  return {
    ...choices,
    uniqueId: uniqueIdOf(choices),
    name: product.name,
    category: product.category,
    ...urduOf(product, chosen.trouserOptions),
    product_code: product.product_code,
    images: front ? { primary: front } : {},
    trouser: chosen.trouserOptions !== null,
    price,
    sale_price: product.sale_price > 0 ? product.sale_price + fabric.price : price,
    name_engraving_charges: chosen.name_engraving ? charges.nameEngraving : 0,
    cap_charges: chosen.cap ? charges.surgicalCap : 0,
    custom_size_charges: chosen.custom_size ? charges.customSize : 0,
    quantity: chosen.quantity,
  };
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
