import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { describe, expect, test } from "vitest";
import { defaultShownSettings } from "#contract/settings/shop-settings.ts";
import { listTags } from "../catalog/list-tags.ts";
import { readListQuery } from "../catalog/product-list-query.ts";
import type { TagMatches } from "../shell/page-tags.ts";
import { productTags } from "./product-tags.ts";

const site = { origin: "https://tabeeb.example", sharePicture: "/pictures/share.jpg" };
const matches: TagMatches = [{ loaderData: { shop: defaultShownSettings, site } }];

const picture = (name: string) => ({
  downloadURL: `/pictures/tb-w-101-teal-${name}-d39d0ceb-960.webp`,
  name,
  width: 960,
  height: 1200,
  srcset: "",
});

const product = {
  id: "mall-road-v-neck-set",
  name: "Mall Road V-Neck Set",
  category: "Women",
  price: 5000,
  sale_price: 4500,
  from_price: 4750,
  from_regular_price: 5250,
  prices_differ: false,
  averageRating: 4.4,
  reviewCount: 7,
  product_code: "TB-W-101",
  description: "Cut with a shaped waist.",
  images: { primary: picture("front"), back: picture("back") },
  colors: [],
  fabric_type: [{ _id: "1", name: "Twill", price: 250 }],
  trouserOptions: [],
  sizes: ["M"],
  name_engraving: true,
};

/** The tags in React Router's HTML. */
function written(tags: ReturnType<typeof productTags>): string {
  const Page = createRoutesStub([{ id: "page", path: "/", Component: Meta, meta: () => tags }]);
  return renderToString(<Page initialEntries={["/"]} />);
}

function dataOf(html: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  return JSON.parse(json)["@graph"];
}

describe("tags of a product", () => {
  test("name its canonical address, and a picture that every chat can show", () => {
    const html = written(productTags(matches, product));
    expect(html).toContain("<title>Mall Road V-Neck Set | Tabeeb</title>");
    expect(html).toContain(
      '<link rel="canonical" href="https://tabeeb.example/selectedItem/mall-road-v-neck-set"/>',
    );
    expect(html).toContain(
      '<meta property="og:image" content="https://tabeeb.example/share/mall-road-v-neck-set.jpg?v=d39d0ceb"/>',
    );
    expect(html).not.toContain("noindex");
  });

  test("contain the price of the lists and the page, and the rating", () => {
    const html = written(productTags(matches, product));
    expect(html).toContain('<meta property="product:price:amount" content="4750"/>');
    const [facts, returns, delivery, way] = dataOf(html);
    expect(facts).toMatchObject({
      "@type": "Product",
      sku: "TB-W-101",
      offers: {
        price: 4750,
        priceCurrency: "PKR",
        availability: "https://schema.org/InStock",
        priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: 5250 },
      },
      aggregateRating: { ratingValue: 4.4, reviewCount: 7 },
    });
    expect(facts.image[0]).toBe("https://tabeeb.example/pictures/tb-w-101-teal-front-d39d0ceb-960.webp");
    expect(facts.brand).toEqual({ "@type": "Brand", name: "Tabeeb" });
    expect(facts.offers.hasMerchantReturnPolicy["@id"]).toBe(returns["@id"]);
    expect(returns).toMatchObject({
      merchantReturnDays: 7,
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    });
    expect(facts.offers.shippingDetails["@id"]).toBe(delivery["@id"]);
    // 4,750 is below what is delivered free, and then the charge depends on the cart.
    expect(delivery).not.toHaveProperty("shippingRate");
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      "https://tabeeb.example/",
      "https://tabeeb.example/products?category=Women",
      "https://tabeeb.example/selectedItem/mall-road-v-neck-set",
    ]);
  });

  test.each([
    ["a set", ["S"], "InStock"],
    ["a set", ["M", "S"], "MadeToOrder"],
    ["a bag", ["S", "M"], "OutOfStock"],
  ])("of %s with %j sold out have the availability %s", (what, soldOut, availability) => {
    const bag = { garment: { type: "bag", parts: [{ name: "bag", measurements: [] }] } };
    const [facts] = dataOf(
      written(productTags(matches, { ...product, ...(what === "a bag" && bag), sizes: ["S", "M"], soldOut })),
    );
    expect(facts.offers.availability).toBe(`https://schema.org/${availability}`);
  });

  test("of several colors are a group of variants, each with its address, picture and availability", () => {
    const colors = [
      { _id: "1", label: "Teal", value: "#0f6b6b" },
      { _id: "2", label: "Navy Blue", value: "#1d2a4d", urdu: "گہرا نیلا" },
    ];
    const bag = { type: "bag", parts: [{ name: "bag", measurements: [] }] };
    const [group, , delivery] = dataOf(
      written(
        productTags(matches, {
          ...product,
          from_price: 5000,
          garment: bag,
          colors,
          colorStock: { 2: { soldOut: ["M"] } },
          images: { primary: picture("front"), "front-Navy Blue": picture("navy") },
        }),
      ),
    );
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "TB-W-101",
      variesBy: ["https://schema.org/color"],
    });
    expect(group).not.toHaveProperty("offers");
    expect(group.hasVariant).toMatchObject([
      { sku: "TB-W-101-1", color: "Teal", offers: { availability: "https://schema.org/InStock" } },
      {
        sku: "TB-W-101-2",
        color: "Navy Blue",
        image: "https://tabeeb.example/pictures/tb-w-101-teal-navy-d39d0ceb-960.webp",
        offers: {
          url: "https://tabeeb.example/selectedItem/mall-road-v-neck-set?color=Navy+Blue",
          availability: "https://schema.org/OutOfStock",
        },
      },
    ]);
    expect(delivery.shippingRate).toEqual({ "@type": "MonetaryAmount", value: 0, currency: "PKR" });
  });

  test("contain no rating without reviews", () => {
    const [facts] = dataOf(written(productTags(matches, { ...product, reviewCount: 0, averageRating: 0 })));
    expect(facts).not.toHaveProperty("aggregateRating");
  });

  test("escape the product's name", () => {
    const name = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>\u2028`;
    const html = written(productTags(matches, { ...product, name, description: name, category: name }));
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<img");
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(html)[0].name).toBe(name);
  });
});

describe("tags of a list", () => {
  const list = { garmentTypes: [], categories: [{ name: "Men" }, { name: "Lab Coats" }], products: [1] };
  const tags = (search: string, found = list) =>
    written(listTags(matches, readListQuery(new URLSearchParams(search)), found));

  test.each([
    ["", "/products"],
    ["category=All&color=", "/products"],
    ["category=Lab+Coats", "/products?category=Lab+Coats"],
    ["page=2&category=Men", "/products?category=Men&amp;page=2"],
  ])("with %s have the canonical address %s", (search, address) => {
    expect(tags(search)).toContain(`<link rel="canonical" href="https://tabeeb.example${address}"/>`);
    expect(tags(search)).not.toContain("noindex");
  });

  test.each(["color=Teal", "category=Men&size=M", "q=wrap", "category=Men&sort=rating", "fabric_type=Twill"])(
    "with %s exclude it from search engines",
    (search) => {
      expect(tags(search)).toContain('<meta name="robots" content="noindex"/>');
      expect(tags(search)).not.toContain("canonical");
    },
  );

  test("exclude an empty list from search engines without repeating the query", () => {
    const html = tags("category=The+shop+is+closed", { ...list, products: [] });
    expect(html).toContain("noindex");
    expect(html).not.toContain("closed");
  });
});
