import fc from "fast-check";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { ProductFields } from "#contract/catalog/office-products.ts";

export function plainProduct(
  { categories, colors, fabrics }: ShopLists,
  changes: Partial<ProductFields>,
): ProductFields {
  return {
    name: "Canal Bank Tunic",
    product_code: "TB-F-1",
    categoryId: categories[0]?.id ?? "",
    garmentType: "top",
    description: "A tunic for long shifts.",
    nameUrdu: "نہر کنارے ٹیونک",
    descriptionUrdu: "",
    hsCode: "",
    price: 3000,
    saleOffer: 0,
    saleStartsAt: null,
    saleEndsAt: null,
    sizes: ["S", "M"],
    name_engraving: true,
    isPublished: true,
    colorIds: colors.slice(0, 1).map(({ id }) => id),
    fabricIds: fabrics.slice(0, 1).map(({ id }) => id),
    trouserOptions: [],
    relatedIds: [],
    pictures: [],
    ...changes,
  };
}

const hostile = "'=+-@|\\\"; ,\t()offab\u0627\u{1F9F5}";
const name = (most: number) =>
  fc
    .string({ unit: fc.constantFrom(...hostile), minLength: 1, maxLength: most })
    .map((text) => text.replaceAll("\t", "").trim())
    .filter((text) => text !== "");
/** Of a size or a trouser, which must not contain the divider of lists. */
const oneName = name(12)
  .map((text) => text.replaceAll(/[,;/|]/g, "").trim())
  .filter((text) => text !== "");
const names = (most: number) => fc.uniqueArray(oneName, { minLength: 1, maxLength: most });
const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-06-01"), noInvalidDate: true });

/**
 * Everything that can differ between products, with characters that are special in files, spreadsheets and lists in
 * cells.
 */
export function anyProduct(colorIds: string[]) {
  return fc.record({
    // Without a type, any sizes are valid.
    garmentType: fc.constant(null),
    name: name(30),
    description: fc
      .string({ unit: fc.constantFrom(...hostile, "\n"), minLength: 1, maxLength: 60 })
      .map((text) => `${text.trim()}.`),
    nameUrdu: fc.constantFrom("", '=کینال، ٹیونک | "ا"'),
    hsCode: fc.constantFrom("", "6211.4300", "62114300"),
    descriptionUrdu: fc.constantFrom("", "لمبی ڈیوٹی کے لیے۔\nہلکا کپڑا۔"),
    saleOffer: fc.constantFrom(0, 5),
    saleStartsAt: fc.option(moment.map((at) => at.toISOString())),
    saleEndsAt: fc.constantFrom(null, "2027-01-31T13:00:00.000Z", "2027-01-31T13:00:30.000Z"),
    sizes: names(4),
    trouserOptions: names(4).chain((chosen) =>
      fc.tuple(...chosen.map((each) => fc.record({ name: fc.constant(each), selected: fc.boolean() }))),
    ),
    name_engraving: fc.boolean(),
    isPublished: fc.boolean(),
    colorIds: fc.shuffledSubarray(colorIds, { minLength: 1 }),
  });
}
