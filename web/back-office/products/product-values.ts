import type { ShopLists } from "#contract/back-office/lists.ts";
import type { ProductFields } from "#contract/back-office/products.ts";

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
    sizes: ["XS", "S", "M", "L", "XL", "2XL", "3XL"],
    name_engraving: true,
    isPublished: false,
    colorIds: [],
    fabricIds: fabrics.slice(0, 1).map(({ id }) => id),
    trouserOptions: [],
    relatedIds: [],
    pictures: [],
  };
}
