import type { Charges } from "#contract/charges.ts";
import type { LineChoices, LineItem } from "#contract/line-item.ts";
import { uniqueIdOf } from "#contract/unique-id.ts";
import { frontPicture } from "./front-picture.ts";
import type { ChosenProduct, CompleteChoices } from "./product-choices.ts";

function engravingOf({ engraving }: CompleteChoices): LineItem["name_engraving"] {
  const name = engraving.name.trim();
  return engraving.wanted && name !== "" ? { name, position: engraving.position } : false;
}

/** Rupees of a garment in a fabric; without a sale the sale price is the price (specification section 3). */
export function garmentPrices(product: Pick<ChosenProduct, "price" | "sale_price">, fabricPrice: number) {
  const price = product.price + fabricPrice;
  return { price, sale_price: product.sale_price > 0 ? product.sale_price + fabricPrice : price };
}

/** The line that goes into the cart: the product with what was chosen, one piece, prices and charges in rupees. */
export function composeLine(product: ChosenProduct, choices: CompleteChoices, charges: Charges): LineItem {
  const { color, fabric, trouser, cap } = choices;
  const chosen: LineChoices = {
    _id: product.id,
    sizes: choices.size ?? false,
    custom_size: choices.customSize ?? false,
    color,
    fabric_type: fabric,
    trouserOptions: trouser,
    cap,
    name_engraving: engravingOf(choices),
  };
  const picture = frontPicture(product.images, color.label);
  return {
    ...chosen,
    uniqueId: uniqueIdOf(chosen),
    name: product.name,
    category: product.category,
    product_code: product.product_code,
    // One picture of many: the stored cart stays small.
    images: picture ? { primary: picture } : {},
    trouser: trouser !== null,
    ...garmentPrices(product, fabric.price),
    name_engraving_charges: chosen.name_engraving ? charges.nameEngraving : 0,
    cap_charges: cap ? charges.surgicalCap : 0,
    custom_size_charges: chosen.custom_size ? charges.customSize : 0,
    quantity: 1,
  };
}
