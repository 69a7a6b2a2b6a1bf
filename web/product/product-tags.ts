import type { Color, Product } from "#contract/catalog/catalog.ts";
import { frontKey } from "#contract/catalog/front-picture.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { variantCode } from "#contract/catalog/variant-code.ts";
import { missingForFreeDelivery } from "#contract/money/order-total.ts";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import { isGone, isSoldOut } from "#contract/sizes/sold-out.ts";
import { inLanguage } from "#messages/in-language.ts";
import { language } from "#messages/language.ts";
import { productMessages } from "#messages/product.ts";
import { shownCategory, shownName } from "#web/ui/shown-names.ts";
import { type PageTags, pageTags, type TagMatches } from "../shell/page-tags.ts";
import { returnPolicy, returnPolicyId } from "../shell/return-policy.ts";

type TaggedProduct = Omit<Product, "createdAt">;

/** Search engines show no more of one product. */
const mostPictures = 3;

export function productTags(matches: TagMatches, product: TaggedProduct) {
  const { description } = product;
  const name = shownName(product);
  const path = `/selectedItem/${encodeURIComponent(product.id)}`;
  return pageTags(matches, {
    title: name,
    description,
    path,
    type: "product",
    price: product.from_price,
    picture: sharePicture(product),
    ...(import.meta.env.SSR && {
      data: (origin: string, shop: ShownSettings) => productGraph({ origin, path, shop, product }),
    }),
  });
}

type Tagged = { origin: string; path: string; shop: ShownSettings; product: TaggedProduct };

function productGraph(tagged: Tagged): object[] {
  const { origin, path, product } = tagged;
  const shop = origin + language.prefix;
  return [
    productData(tagged),
    returnPolicy(origin, tagged.shop),
    deliveryDetails(tagged),
    breadcrumbData([
      [productMessages.home, `${shop}/`],
      [shownCategory(product), `${shop}/products?${new URLSearchParams({ category: product.category })}`],
      [shownName(product), shop + path],
    ]),
  ];
}

/** The digest in the first picture's name changes the address with the picture. */
function sharePicture({ id, images: { primary }, ...product }: TaggedProduct): PageTags["picture"] {
  if (!primary) return undefined;
  const version = /\w+(?=-\d+\.\w+$)/.exec(primary.downloadURL)?.[0] ?? "";
  return { path: `/share/${encodeURIComponent(id)}.jpg?v=${version}`, alt: shownName(product) };
}

/**
 * As schema.org's ItemAvailability. Products without stock are made to order, as are those sold out in every size where
 * possible.
 */
function availabilityOf(product: TaggedProduct): string {
  if (!isSoldOut(product)) return "https://schema.org/InStock";
  return isGone(product) ? "https://schema.org/OutOfStock" : "https://schema.org/MadeToOrder";
}

/** With several colors a group of one product each, as Google wants variants. */
function productData(tagged: Tagged) {
  const { origin, path, shop, product } = tagged;
  const { averageRating, reviewCount, product_code: code, colors } = product;
  const url = origin + language.prefix + path;
  const facts = {
    name: shownName(product),
    description: product.description,
    category: shownCategory(product),
    brand: { "@type": "Brand", name: shop.name },
    image: Object.values(product.images)
      .slice(0, mostPictures)
      .map(({ downloadURL }) => origin + downloadURL),
    ...(reviewCount > 0 && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: averageRating, reviewCount },
    }),
  };
  if (colors.length < 2) return { "@type": "Product", ...facts, sku: code, offers: offer(tagged, url) };
  return {
    "@type": "ProductGroup",
    ...facts,
    url,
    productGroupID: code,
    variesBy: ["https://schema.org/color"],
    hasVariant: colors.map((color) => colorVariant(tagged, url, color)),
  };
}

function colorVariant(tagged: Tagged, url: string, variant: Color) {
  const { _id, label, urdu } = variant;
  const { origin, product } = tagged;
  const front = product.images[frontKey(label)];
  const color = inLanguage(label, urdu);
  return {
    "@type": "Product",
    name: `${shownName(product)}, ${color}`,
    sku: variantCode(product.product_code, variant),
    color,
    ...(front && { image: origin + front.downloadURL }),
    offers: offer(
      { ...tagged, product: stockOfColor(product, _id) },
      `${url}?${new URLSearchParams({ color: label })}`,
    ),
  };
}

function offer({ origin, product }: Tagged, url: string) {
  const { from_price: price, from_regular_price: regularPrice } = product;
  return {
    "@type": "Offer",
    url,
    price,
    priceCurrency: "PKR",
    ...(price < regularPrice && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: regularPrice,
        priceCurrency: "PKR",
      },
    }),
    availability: availabilityOf(product),
    itemCondition: "https://schema.org/NewCondition",
    hasMerchantReturnPolicy: { "@id": returnPolicyId(origin) },
    shippingDetails: { "@id": deliveryId(origin) },
  };
}

function deliveryId(origin: string): string {
  return `${origin}/#delivery`;
}

/** Without a charge where it depends on the rest of the cart. */
function deliveryDetails({ origin, shop, product }: Tagged) {
  const days = (from: number, to: number) => ({
    "@type": "QuantitativeValue",
    minValue: from,
    maxValue: to,
    unitCode: "DAY",
  });
  const { from, to } = shop.courierTakes;
  return {
    "@type": "OfferShippingDetails",
    "@id": deliveryId(origin),
    ...(missingForFreeDelivery(product.from_price, shop.freeDeliveryFrom) === 0 && {
      shippingRate: { "@type": "MonetaryAmount", value: 0, currency: "PKR" },
    }),
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "PK" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(0, shop.workingDays),
      transitTime: days(from, to),
    },
  };
}

function breadcrumbData(steps: [name: string, address: string][]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}
