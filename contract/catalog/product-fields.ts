import type { OfficeProduct, ProductFields } from "./office-products.ts";

export function productFieldsOf(product: Omit<OfficeProduct, "version">): ProductFields {
  const { name, product_code, categoryId, garmentType, description, nameUrdu, descriptionUrdu, hsCode } =
    product;
  const { price, saleOffer, saleStartsAt, saleEndsAt } = product;
  const { sizes, name_engraving, isPublished, colorIds, fabricIds, trouserOptions } = product;
  return {
    name,
    product_code,
    categoryId,
    garmentType,
    description,
    nameUrdu,
    descriptionUrdu,
    hsCode,
    price,
    saleOffer,
    saleStartsAt,
    saleEndsAt,
    sizes,
    name_engraving,
    isPublished,
    colorIds,
    fabricIds,
    trouserOptions,
    relatedIds: product.related.map(({ id }) => id),
    pictures: product.pictures.map(({ picture: _picture, ...chosen }) => chosen),
  };
}
