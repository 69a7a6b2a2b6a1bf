import type { Color, Product } from "#contract/catalog/catalog.ts";
import { frontPicture } from "#contract/catalog/front-picture.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { variantCode } from "#contract/catalog/variant-code.ts";
import { type LanguageTag, prefixOf } from "#contract/languages.ts";
import { missingForFreeDelivery } from "#contract/money/order-total.ts";
import type { Database } from "#database/connect.ts";
import { read } from "#database/query.ts";
import { readProducts } from "#server/catalog/read-products.ts";
import type { Services } from "#server/services.ts";
import { escapeXml } from "./sitemap-xml.ts";

export const feedReaders = ["google", "meta"] as const;
export type FeedReader = (typeof feedReaders)[number];

type Feed = {
  reader: FeedReader;
  language: LanguageTag;
  origin: string;
  shop: Services["shop"];
  database: Database;
};

/** Products that are read at a time; a feed is written while it is read. */
const atOnce = 100;

/** Apparel & Accessories > Clothing > Uniforms, in Google's taxonomy, which Meta reads too. */
const uniforms = 2306;

/**
 * All published products by color and size, in RSS 2.0 with Google's elements, which Meta reads too (Product data
 * specification; Catalog fields). Prices are those that the shop shows before anything is chosen.
 */
export async function* writeProductFeed(feed: Feed): AsyncGenerator<string> {
  const { shop, origin, language } = feed;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield [
    element("title", shop.name),
    element("link", `${origin}${prefixOf(language)}/`),
    element("description", shop.tagline),
  ].join("");
  for await (const product of publishedProducts(feed.database))
    yield variantsOf(product)
      .map((variant) => item(feed, product, variant))
      .join("");
  yield "</channel>\n</rss>\n";
}

async function* publishedProducts({ pool }: Database): AsyncGenerator<Product> {
  for (let last = "", isMore = true; isMore; ) {
    const rows = await read(pool)<{ id: string }>`
      select id from products where published and id > ${last} order by id limit ${atOnce}`;
    yield* await readProducts(
      pool,
      rows.map(({ id }) => id),
    );
    last = rows.at(-1)?.id ?? "";
    isMore = rows.length === atOnce;
  }
}

type Variant = { color?: Color | undefined; size?: string | undefined };

function variantsOf({ colors, sizes }: Product): Variant[] {
  const each = <Value>(values: readonly Value[]) => (values.length === 0 ? [undefined] : values);
  return each(colors).flatMap((color) => each(sizes).map((size) => ({ color, size })));
}

function item(feed: Feed, product: Product, variant: Variant): string {
  const { color, size } = variant;
  const { product_code: code, from_price: price, from_regular_price: regularPrice } = product;
  const inUrdu = feed.language === "ur";
  const urdu = inUrdu ? product.urdu : undefined;
  const name = urdu?.name ?? product.name;
  const colorName = (inUrdu && color?.urdu) || color?.label;
  const chosen = new URLSearchParams({ ...(color && { color: color.label }), ...(size && { size }) });
  const page = `${feed.origin}${prefixOf(feed.language)}/selectedItem/${encodeURIComponent(product.id)}`;
  const isFree = missingForFreeDelivery(price, feed.shop.freeDeliveryFrom) === 0;
  const elements: [string, string | number | undefined][] = [
    ["id", variantCode(code, color, size)],
    ["item_group_id", code],
    ["title", [name, colorName, size].filter(Boolean).join(", ")],
    ["description", urdu?.description ?? product.description],
    ["link", chosen.size === 0 ? page : `${page}?${chosen}`],
    ["canonical_link", page],
    ["image_link", feed.origin + pictureOf(feed.reader, product, color)],
    ["availability", availabilityOf(feed.reader, product, variant)],
    ["price", rupees(regularPrice)],
    ["sale_price", price < regularPrice ? rupees(price) : undefined],
    ["condition", "new"],
    ["brand", feed.shop.name],
    ["google_product_category", uniforms],
    ["product_type", urdu?.category ?? product.category],
    ["age_group", "adult"],
    ["color", colorName],
    ["size", size],
    ["identifier_exists", "no"],
  ];
  const delivery = isFree
    ? `<g:shipping>${element("g:country", "PK")}${element("g:price", rupees(0))}</g:shipping>\n`
    : "";
  const written = elements.map(([tag, value]) => (value === undefined ? "" : element(`g:${tag}`, value)));
  return `<item>\n${written.join("")}${delivery}</item>\n`;
}

/** Meta takes no WebP, and has no need of the color: it shows the pictures of a group together. */
function pictureOf(reader: FeedReader, { id, images }: Product, color: Color | undefined): string {
  const front = frontPicture(images, color?.label, null);
  return reader === "meta" || !front ? `/share/${encodeURIComponent(id)}.jpg` : front.downloadURL;
}

function availabilityOf(reader: FeedReader, product: Product, { color, size }: Variant) {
  const { soldOut = [] } = stockOfColor(product, color?._id);
  const isGone = size !== undefined && soldOut.includes(size);
  const words = isGone ? "out of stock" : "in stock";
  return reader === "google" ? words.replaceAll(" ", "_") : words;
}

function rupees(amount: number): string {
  return `${amount}.00 PKR`;
}

function element(name: string, value: string | number): string {
  return `<${name}>${escapeXml(String(value))}</${name}>\n`;
}
