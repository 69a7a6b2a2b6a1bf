import type { ShopLists } from "#contract/catalog/lists.ts";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import { usualSizes } from "./sizes-field.tsx";

export function emptyProduct({ fabrics }: ShopLists): ProductFields {
  return {
    name: "",
    product_code: "",
    categoryId: "",
    garmentType: null,
    description: "",
    nameUrdu: "",
    descriptionUrdu: "",
    hsCode: "",
    price: Number.NaN,
    saleOffer: 0,
    saleStartsAt: null,
    saleEndsAt: null,
    sizes: [...usualSizes],
    name_engraving: true,
    isPublished: false,
    colorIds: [],
    fabricIds: fabrics.slice(0, 1).map(({ id }) => id),
    trouserOptions: [],
    relatedIds: [],
    pictures: [],
  };
}
