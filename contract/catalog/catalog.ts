import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { thread } from "../engraving/engraving.ts";
import { endpoint } from "../http/endpoint.ts";
import { offeredOption } from "../options/invented.ts";
import { plainText } from "../values/plain-text.ts";
import { line, requiredLine } from "../values/text.ts";
import { garment } from "./garments.ts";

const rupees = z.number().int().nonnegative();

/** The Urdu translation of an English text; absent where the merchant has not given one. */
const urdu = z.string().optional();

const said = z.object({ text: z.string(), urdu });

export const picture = z.object({
  /** Address of a WebP; its AVIF twin has the same name with `.avif`. */
  downloadURL: z.string(),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The WebP widths, in the form of the `srcset` attribute. */
  srcset: z.string(),
  /** Alternative text of the merchant; absent for the shop's default. */
  alt: z.string().optional(),
  urdu,
  /**
   * For drawings, the address in another color that the product offers: `<address>/<rrggbb>-<width>.webp`, and `.avif`,
   * in the widths of `srcset`; and the color (`#rrggbb`) that it is in. Absent for photographs.
   */
  drawn: z.object({ address: z.string(), color: z.string() }).optional(),
  /** Focal point when it is cropped, in the form of `object-position`; absent for the middle. */
  focus: z.string().optional(),
  /**
   * The merchant's sentence under it, such as the height of the form that wears the garment. Only for a product
   * requested by its id.
   */
  caption: said.optional(),
  /**
   * Address of a WebP of 1,920 pixels' width for a close look; that of a drawing is made on the first request. Only for
   * a product requested by its id.
   */
  large: z.string().optional(),
});
export type Picture = z.infer<typeof picture>;

export const color = z.object({ _id: z.string(), label: z.string(), value: z.string(), urdu });
export type Color = z.infer<typeof color>;

export const fabricOpacities = ["opaque", "nearly-opaque", "sheer"] as const;
export type FabricOpacity = (typeof fabricOpacities)[number];

/** The merchant's facts about a fabric, all optional. */
export const fabricFacts = z
  .object({
    weight: z.number().int(),
    weave: said,
    content: said,
    opacity: z.enum(fabricOpacities),
    care: said,
  })
  .partial();
export type FabricFacts = z.infer<typeof fabricFacts>;

export const fabric = z.object({
  _id: z.string(),
  name: z.string(),
  price: rupees,
  urdu,
  /** Only for a product requested by its id. */
  facts: fabricFacts.optional(),
});
export type Fabric = z.infer<typeof fabric>;

export const trouserOption = z.object({ _id: z.string(), name: z.string(), selected: z.boolean(), urdu });
export type TrouserOption = z.infer<typeof trouserOption>;

export const category = z.object({
  _id: z.string(),
  name: z.string(),
  urdu,
  picture: picture.optional(),
});
export type Category = z.infer<typeof category>;

export const product = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  price: rupees,
  /** Without fabric; 0 when there is none. */
  sale_price: rupees,
  /**
   * Price of its cheapest available choice, with its fabric and, where no size is left, the custom size
   * (`fromPriceOf`): shown before anything is chosen.
   */
  from_price: rupees,
  /** The regular price of that same choice: struck through where it exceeds `from_price`. */
  from_regular_price: rupees,
  /** Another offered choice costs more: only then is it a price 'from'. */
  prices_differ: z.boolean(),
  /** One decimal; 0 when there is no review. */
  averageRating: z.number(),
  reviewCount: z.number().int(),
  product_code: z.string(),
  description: z.string(),
  urdu: z.object({ name: z.string(), category: z.string(), description: z.string() }).partial().optional(),
  images: z.record(z.string(), picture),
  colors: z.array(color),
  fabric_type: z.array(fabric),
  trouserOptions: z.array(trouserOption),
  sizes: z.array(z.string()),
  garment: garment.optional(),
  name_engraving: z.boolean(),
  createdAt: z.string(),
  /** Sizes that are sold out; absent where none is. */
  soldOut: z.array(z.string()).optional(),
  /** Number of pieces of the sizes that are low in stock; absent where none is. */
  fewLeft: z.record(z.string(), z.number().int()).optional(),
  /**
   * Where stock is counted per color: the same by color id, for colors with a size sold out or low. Then `soldOut`
   * names the sizes that no color has, and `fewLeft` is absent.
   */
  colorStock: z
    .record(
      z.string(),
      z.object({
        soldOut: z.array(z.string()).optional(),
        fewLeft: z.record(z.string(), z.number().int()).optional(),
      }),
    )
    .optional(),
  /** Extra charge in whole rupees when all of it is made to measure; absent where that is impossible or free. */
  measuredCharge: rupees.optional(),
});
export type Product = z.infer<typeof product>;

export const productDetail = product.extend({
  relatedProducts: z.array(product),
  /** The merchant's options for this product, in their order; absent where there are none. */
  options: z.array(offeredOption).optional(),
  /** Threads for an engraved name besides the one that matches the fabric; absent where there is no choice. */
  threads: z.array(thread).optional(),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const productSorts = ["newest", "price-up", "price-down", "rating"] as const;
export type ProductSort = (typeof productSorts)[number];

const repeatable = z.union([z.string(), z.array(z.string())]);

/** The first of a repeated parameter counts; `All` and the empty string are no filter. */
const filter = repeatable
  .transform((value) => (typeof value === "string" ? value : (value[0] ?? "")))
  .pipe(line(100))
  .transform((value) => (value === "" || value === "All" ? undefined : value))
  .optional();

/** Anything but a plain positive integer is page 1; a number too large for JavaScript is past the last page. */
const pageNumber = repeatable
  .transform((value) => (typeof value === "string" ? value : (value[0] ?? "")))
  .transform((value) => (/^[1-9]\d*$/.test(value) ? Math.min(Number(value), Number.MAX_SAFE_INTEGER) : 1))
  .default(1);

const sort = repeatable
  .transform((value) => (typeof value === "string" ? value : value[0]))
  .pipe(z.enum(productSorts).catch("newest"))
  .optional();

/** Rupees; anything but a whole number sets no bound. */
const bound = repeatable
  .transform((value) => plainText(typeof value === "string" ? value : (value[0] ?? "")).trim())
  .transform((value) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined))
  .optional();

export const productFilters = z.object({
  page: pageNumber,
  category: filter,
  /** A label, or several with commas between them: products that have any of these colours. */
  color: filter,
  fabric_type: filter,
  size: filter,
  q: filter,
  /** Least `from_price` in rupees. */
  min_price: bound,
  /** Greatest `from_price` in rupees. */
  max_price: bound,
  /** The `_id` of a garment type; an unknown one finds nothing. */
  garment_type: filter,
  sort,
  /** Requests `facets` with the list. */
  facets: repeatable.transform((value) => value === "true").optional(),
});
export type ProductFilters = z.output<typeof productFilters>;

const facet = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const productFacets = z.object({
  category: facet,
  garment_type: facet,
  color: facet,
  fabric_type: facet,
  size: facet,
  /** The least and the most `from_price` in rupees; null where nothing is found. */
  price: z.object({ least: rupees, most: rupees }).nullable(),
});
export type ProductFacets = z.infer<typeof productFacets>;
export const searchReading = z.object({
  /** Words that match nothing in the shop, as they were typed. */
  missing: z.array(z.string()),
  /** All words with their typing errors corrected; absent where there were none. */
  corrected: z.string().optional(),
  /** No product matches every word: those listed match the most. */
  isPartial: z.boolean(),
});
export type SearchReading = z.infer<typeof searchReading>;

export const productList = z.object({
  productData: z.array(product),
  page: z.number().int(),
  totalPages: z.number().int(),
  /** Of a search at most 1000: the best matches. */
  totalProducts: z.number().int(),
  facets: productFacets.optional(),
  search: searchReading.optional(),
  /** Where a search with these filters finds nothing: the four nearest products. */
  nearest: z.array(product).optional(),
});
export type ProductList = z.infer<typeof productList>;

export const productsPerPage = 12;

export const getProducts = endpoint({
  method: "POST",
  path: "/products/getProducts",
  summary: "One page of the products that match the filters.",
  query: productFilters,
  success: { status: 200, body: productList },
});

/** The same by GET, which caches can serve; so are all calls with this suffix. */
export const getProductsByGet = endpoint({ ...getProducts, method: "GET" });

export const getProductById = endpoint({
  method: "POST",
  path: "/products/getProductById",
  summary: "One product with up to eight related products.",
  body: z.object({
    id: requiredLine(200, reason("NAME_THE_PRODUCT")),
    /** Token of the back office that shows an unpublished product for an hour. */
    preview: line(100).optional(),
  }),
  success: { status: 200, body: z.object({ product: productDetail }) },
});

export const getProductByIdByGet = endpoint({
  method: "GET",
  path: getProductById.path,
  summary: getProductById.summary,
  query: getProductById.body,
  success: getProductById.success,
});

export const getLatestProducts = endpoint({
  method: "POST",
  path: "/products/getLatestPRoducts",
  summary: "The ten newest products.",
  success: { status: 200, body: z.array(product) },
});

export const getLatestProductsByGet = endpoint({ ...getLatestProducts, method: "GET" });

export const getAllCategories = endpoint({
  method: "GET",
  path: "/productDetails/getAllCategories",
  summary: "All categories.",
  success: { status: 200, body: z.array(category) },
});

export const getAllColors = endpoint({
  method: "GET",
  path: "/productDetails/getAllColors",
  summary: "All colours.",
  success: { status: 200, body: z.array(color) },
});

export const getAllFabrics = endpoint({
  method: "GET",
  path: "/productDetails/getAllFabrics",
  summary: "All fabrics with their surcharge.",
  success: { status: 200, body: z.array(fabric) },
});

export const getAllSizePictures = endpoint({
  method: "POST",
  path: "/picturesrRouter/getAllSizePictures",
  summary: "The size chart pictures.",
  success: {
    status: 200,
    body: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        urdu,
        image: z.object({ downloadURL: z.string(), width: z.number().int(), height: z.number().int() }),
      }),
    ),
  },
});

export const getAllSizePicturesByGet = endpoint({ ...getAllSizePictures, method: "GET" });
