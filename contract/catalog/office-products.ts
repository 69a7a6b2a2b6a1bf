import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery, version } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, paragraph, requiredLine, requiredParagraph, sentence } from "#contract/values/text.ts";
import { picture } from "./catalog.ts";
import { oneName } from "./one-name.ts";

const productId = requiredLine(200, reason("NAME_THE_PRODUCT"));
const rupees = z.number(reason("ENTER_AN_AMOUNT_IN_RUPEES")).int(reason("USE_WHOLE_RUPEES"));
const hundredths = z.number().int().min(0).max(100);

export const productSorts = ["date", "-date", "name", "-name", "price", "-price"] as const;
export type ProductSort = (typeof productSorts)[number];

export const productStates = ["published", "hidden"] as const;

const productListEntry = z.object({
  id: z.string(),
  name: z.string(),
  product_code: z.string(),
  /** Another product has the same code, apart from capitals or invisible characters. */
  isCodeTwice: z.boolean(),
  category: z.string(),
  price: z.number().int(),
  sale_price: z.number().int(),
  /** The price in lists, and its regular price: see `product`. */
  from_price: z.number().int(),
  from_regular_price: z.number().int(),
  prices_differ: z.boolean(),
  isPublished: z.boolean(),
  createdAt: instant,
  picture: picture.nullable(),
  /** All its pieces, and the sizes with few or none; null where everything is made to order. */
  stock: z
    .object({ pieces: z.number().int(), fewLeft: z.array(z.string()), soldOut: z.array(z.string()) })
    .nullable(),
});
export type ProductListEntry = z.infer<typeof productListEntry>;

export const listProducts = endpoint({
  method: "GET",
  path: "/api/admin/products/list",
  roles: office,
  summary: "Products, including hidden ones, fifty a page; newest first unless a sort is given.",
  query: z.object({
    ...pageQuery,
    q: line(100).optional(),
    category: z.uuid().optional(),
    state: z.enum(productStates).optional(),
    /** Those with a size that is sold out or low in stock. */
    stock: z.enum(["low"]).optional(),
    sort: z.enum(productSorts).optional(),
  }),
  success: { status: 200, body: pageOf(productListEntry) },
});

const chosenPicture = z.object({
  /** The value that the upload returned, or that the product has. */
  base: requiredLine(200, reason("NAME_THE_PICTURE")),
  /** Label of the color it shows the front in; empty for any other view. */
  color: line(100),
  /** For a front: the trouser it shows; empty for that of the first pictures. */
  trouser: line(100),
  alt: sentence(200),
  /** The same in Urdu; empty to show the English. */
  altUrdu: sentence(200),
  /** Under the picture; empty for none. */
  caption: sentence(200).optional(),
  captionUrdu: sentence(200).optional(),
  focusX: hundredths,
  focusY: hundredths,
});
export type ChosenPicture = z.output<typeof chosenPicture>;

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const offeredTrouser = z.object({
  name: oneName(60, reason("NAME_THE_TROUSER"), "SEVERAL_TROUSERS"),
  selected: z.boolean(),
});

const productShape = z.object({
  name: requiredLine(120, reason("ENTER_THE_NAME")),
  product_code: requiredLine(40, reason("ENTER_THE_PRODUCT_CODE")),
  categoryId: z.uuid(reason("CHOOSE_A_CATEGORY")),
  /** The id of a garment type, which gives parts and measurements; null where no type fits. */
  garmentType: requiredLine(40, reason("CHOOSE_A_GARMENT_TYPE")).nullable(),
  description: requiredParagraph(5000, reason("DESCRIBE_THE_PRODUCT")),
  /** Empty to show the English text on Urdu pages. */
  nameUrdu: line(120),
  descriptionUrdu: paragraph(5000),
  /** Customs tariff code such as 6211.4300, for invoices with sales tax; empty where unknown. */
  hsCode: line(12)
    .regex(/^(\d{4}(\.?\d{2,4}){0,2})?$/, reason("ENTER_AN_HS_CODE"))
    .default(""),
  price: rupees.min(1, reason("ENTER_THE_PRICE")).max(10_000_000, reason("CHECK_THE_PRICE")),
  saleOffer: rupees.min(0, reason("ENTER_THE_SALE_PRICE")),
  saleStartsAt: instant.nullable(),
  saleEndsAt: instant.nullable(),
  sizes: z
    .array(oneName(40, reason("NAME_THE_SIZE"), "SEVERAL_SIZES"))
    .min(1, reason("CHOOSE_A_SIZE"))
    .max(30, reason("USE_AT_MOST_30_SIZES"))
    .refine(isEachOnce, reason("NAME_EACH_SIZE_ONCE")),
  name_engraving: z.boolean(),
  isPublished: z.boolean(),
  colorIds: z
    .array(z.uuid())
    .min(1, reason("CHOOSE_A_COLOR"))
    .max(60)
    .refine(isEachOnce, reason("CHOOSE_EACH_COLOR_ONCE")),
  fabricIds: z
    .array(z.uuid())
    .min(1, reason("CHOOSE_A_FABRIC"))
    .max(20)
    .refine(isEachOnce, reason("CHOOSE_EACH_FABRIC_ONCE")),
  trouserOptions: z
    .array(offeredTrouser)
    .max(10, reason("USE_AT_MOST_10_TROUSERS"))
    .refine((options) => isEachOnce(options.map(({ name }) => name)), reason("NAME_EACH_TROUSER_ONCE")),
  relatedIds: z
    .array(productId)
    .max(8, reason("CHOOSE_AT_MOST_8_PRODUCTS"))
    .refine(isEachOnce, reason("CHOOSE_EACH_ONCE")),
  pictures: z
    .array(chosenPicture)
    .max(80, reason("USE_AT_MOST_80_PICTURES"))
    .refine((pictures) => isEachOnce(pictures.map(({ base }) => base)), reason("USE_EACH_PICTURE_ONCE"))
    .refine(
      (pictures) =>
        isEachOnce(pictures.filter(({ color }) => color).map(({ color, trouser }) => `${color}\n${trouser}`)),
      reason("SHOW_EACH_COLOR_IN_ONE_PICTURE"),
    )
    .refine(
      (pictures) => pictures.length === 0 || pictures.some(({ color }) => color === ""),
      reason("ONE_PICTURE_OF_ANY_COLOR"),
    ),
});
export type ProductFields = z.output<typeof productShape>;

type Sale = Pick<ProductFields, "price" | "saleOffer" | "saleStartsAt" | "saleEndsAt">;

function isBelowPrice({ price, saleOffer }: Sale): boolean {
  return saleOffer < price;
}

function endsAfterStart({ saleStartsAt, saleEndsAt }: Sale): boolean {
  return saleStartsAt === null || saleEndsAt === null || new Date(saleStartsAt) < new Date(saleEndsAt);
}

const belowPrice = { message: reason("ENTER_LESS_THAN_THE_PRICE"), path: ["saleOffer"] };
const laterEnd = { message: reason("END_THE_SALE_AFTER_ITS_START"), path: ["saleEndsAt"] };

export const productFields = productShape.refine(isBelowPrice, belowPrice).refine(endsAfterStart, laterEnd);

/** A stored product, which may break the rules above because it was not saved through the back office. */
const officeProduct = z.object({
  id: z.string(),
  version,
  name: z.string(),
  product_code: z.string(),
  categoryId: z.string(),
  category: z.string(),
  garmentType: z.string().nullable(),
  description: z.string(),
  nameUrdu: z.string(),
  descriptionUrdu: z.string(),
  hsCode: z.string(),
  price: z.number().int(),
  saleOffer: z.number().int(),
  saleStartsAt: instant.nullable(),
  saleEndsAt: instant.nullable(),
  /** The current sale price; 0 without a sale. */
  sale_price: z.number().int(),
  sizes: z.array(z.string()),
  name_engraving: z.boolean(),
  isPublished: z.boolean(),
  colorIds: z.array(z.string()),
  fabricIds: z.array(z.string()),
  trouserOptions: z.array(z.object({ name: z.string(), selected: z.boolean() })),
  pictures: z.array(
    z.object({
      base: z.string(),
      color: z.string(),
      trouser: z.string(),
      alt: z.string(),
      altUrdu: z.string(),
      caption: z.string(),
      captionUrdu: z.string(),
      focusX: z.number(),
      focusY: z.number(),
      picture,
    }),
  ),
  related: z.array(z.object({ id: z.string(), name: z.string() })),
  createdAt: instant,
  reviewCount: z.number().int(),
  isOrdered: z.boolean(),
  /** A copy that was never published: renaming or publishing it changes its id. */
  addressFollowsName: z.boolean(),
});
export type OfficeProduct = z.infer<typeof officeProduct>;

export const getProduct = endpoint({
  method: "GET",
  path: "/api/admin/products/get",
  roles: office,
  summary: "One product with all fields that staff can edit.",
  query: z.object({ id: productId }),
  success: { status: 200, body: z.object({ product: officeProduct }) },
});

const made = { status: 201, body: z.object({ id: z.string() }) } as const;
export const createProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/create",
  roles: office,
  summary: "Creates a product. Its id is made from the name and never changes.",
  body: productFields,
  success: made,
});

export const updateProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/update",
  roles: office,
  summary:
    "Replaces a product, unless it has changed since it was read. The id of a copy that was never published follows its name.",
  body: productShape
    .extend({ id: productId, version })
    .refine(isBelowPrice, belowPrice)
    .refine(endsAfterStart, laterEnd),
  success: { status: 200, body: z.object({ message: z.string(), id: z.string(), version }) },
});

export const copyProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/copy",
  roles: office,
  summary:
    "Copies a product with its pictures but without its reviews, as a hidden one. Until it is published, its id follows its name.",
  body: z.object({ id: productId }),
  success: made,
});

export const publishProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/publish",
  roles: office,
  summary: "Publishes or hides a product. After the first publication its id never changes.",
  body: z.object({ id: productId, isPublished: z.boolean() }),
  success: { status: 200, body: z.object({ message: z.string(), id: z.string() }) },
});

export const deleteProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/delete",
  roles: office,
  summary: "Deletes a product that was never ordered, with its reviews.",
  body: z.object({ id: productId }),
  success: messageSuccess,
});

const atOnce = 50;

const changedProduct = z.object({
  id: z.string(),
  name: z.string(),
  /** `ordered`: not deleted, because orders refer to it; `same`: there was nothing to do. */
  outcome: z.enum(["changed", "same", "ordered", "unknown"]),
});
export type ChangedProductResult = z.infer<typeof changedProduct>;

export const changeProducts = endpoint({
  method: "POST",
  path: "/api/admin/products/changeMany",
  roles: office,
  summary: "Publishes, hides or deletes several products. Each succeeds or fails on its own.",
  body: z.object({
    ids: z
      .array(productId, reason("CHOOSE_PRODUCTS"))
      .min(1, reason("CHOOSE_PRODUCTS"))
      .max(atOnce, reason("TOO_MANY_PRODUCTS", { most: atOnce }))
      .refine(isEachOnce, reason("NAME_EACH_PRODUCT_ONCE")),
    change: z.enum(["publish", "hide", "delete"], reason("CHOOSE_WHAT_TO_DO_WITH_THEM")),
  }),
  success: { status: 200, body: z.object({ results: z.array(changedProduct) }) },
});

export const previewProduct = endpoint({
  method: "POST",
  path: "/api/admin/products/preview",
  roles: office,
  summary: "The address of a preview of the product, valid for an hour.",
  body: z.object({ id: productId }),
  success: { status: 200, body: z.object({ address: z.string() }) },
});
