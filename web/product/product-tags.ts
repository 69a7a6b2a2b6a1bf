import type { Product } from "#contract/catalog/catalog.ts";
import { isGone, isSoldOut } from "#contract/sizes/sold-out.ts";
import { language } from "#messages/language.ts";
import { productMessages } from "#messages/product.ts";
import { shownCategory, shownName } from "#web/ui/shown-names.ts";
import { type PageTags, pageTags, type TagMatches } from "../shell/page-tags.ts";

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
    ...(import.meta.env.SSR && { data: (origin: string) => productGraph(origin, path, product) }),
  });
}

function productGraph(origin: string, path: string, product: TaggedProduct): object[] {
  const shop = origin + language.prefix;
  return [
    productData(origin, shop + path, product),
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

function productData(origin: string, url: string, product: TaggedProduct) {
  const { averageRating, reviewCount, from_price: price, from_regular_price: regularPrice } = product;
  return {
    "@type": "Product",
    name: shownName(product),
    description: product.description,
    sku: product.product_code,
    category: shownCategory(product),
    image: Object.values(product.images)
      .slice(0, mostPictures)
      .map(({ downloadURL }) => origin + downloadURL),
    offers: {
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
    },
    ...(reviewCount > 0 && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: averageRating, reviewCount },
    }),
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
