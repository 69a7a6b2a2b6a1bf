import { describe, expect, test } from "vitest";
import { refreshSearch } from "#database/search/refresh-search.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";

const shop = await createTestShop();

const suggest = (typed: string) =>
  shop.app.inject({ url: `/products/getSuggestions?q=${encodeURIComponent(typed)}` });

async function names(typed: string): Promise<string[]> {
  return (await suggest(typed)).json().products.map(({ name }: { name: string }) => name);
}

const list = async (query: string) => (await shop.post(`/products/getProducts?${query}`)).json();

describe("suggestions while typing", () => {
  test("narrow as the word grows", async () => {
    expect(await names("und")).toContain("Second Skin Underscrub");
    expect(await names("top")).toContain("Mehr V-Neck Top");
    expect((await names("topi")).every((name) => name.includes("Cap"))).toBe(true);
  });

  test("have price and picture, in the typed color", async () => {
    const [first] = (await suggest("navy scr")).json().products;
    expect(first.from_price).toBeGreaterThan(0);
    expect(first.picture.downloadURL).toMatch(/navy/i);
  });

  test.each(["", "s", "  ", "&|!():*", "'; drop table products", "\u202e", "zzzzqq"])(
    "are none for %j",
    async (typed) => {
      const response = await suggest(typed);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ products: [] });
    },
  );

  test("put the product of that exact name first, in lists too, despite other matches of its words", async () => {
    const { rows } = await shop.database.pool.query(
      `update products set name = 'Doctor''s Coat' where id = 'liberty-v-neck-set' returning id`,
    );
    await refreshSearch(
      shop.database.pool,
      rows.map(({ id }) => id),
    );
    await shop.services.catalogVersion.catchUp();
    for (const typed of ["Doctor's Coat", "doctor’s coat", "DOCTORS COAT"]) {
      const { productData } = await list(`q=${encodeURIComponent(typed)}`);
      expect([typed, productData[0].name]).toEqual([typed, "Doctor's Coat"]);
      expect([typed, (await names(typed))[0]]).toEqual([typed, "Doctor's Coat"]);
    }
  });

  test("put it first in lists even if its words match more than a page of better products", async () => {
    const worst = "select id from products where published order by average_rating, review_count limit 1";
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `update products set name = 'Uniform', name_ur = 'یونیفارم' where id = (${worst}) returning id`,
    );
    const [{ id } = { id: "" }] = rows;
    await refreshSearch(shop.database.pool, [id]);
    await shop.services.catalogVersion.catchUp();
    const idsOf = async (query: string) => {
      const pages = [1, 2, 3].map(async (page) => (await list(`${query}&page=${page}`)).productData);
      return (await Promise.all(pages)).flat().map((product: { id: string }) => product.id);
    };
    expect((await idsOf("q=uniforms")).indexOf(id)).toBeGreaterThan(12);
    for (const typed of ["uniform", "UNI FORM", "یونیفارم"]) {
      const found = await idsOf(`q=${encodeURIComponent(typed)}`);
      expect([typed, found[0], new Set(found).size]).toEqual([typed, id, found.length]);
      expect((await suggest(typed)).json().products[0].id).toBe(id);
    }
    const [least] = await idsOf("q=uniform&sort=price-up");
    const [{ category }] = (await list("q=uniform")).productData;
    expect((await idsOf(`q=uniform&category=${category === "Men" ? "Women" : "Men"}`))[0]).not.toBe(id);
    expect(least).toBe((await idsOf("q=uniforms&sort=price-up"))[0]);
  });

  test.each(["%", "_", "\\\\", "&|!():*", "!?"])(
    "list nothing for punctuation such as %s, and say so",
    async (typed) => {
      const answer = await list(`q=${encodeURIComponent(typed)}&facets=true`);
      expect(answer).toMatchObject({ productData: [], totalProducts: 0, search: { missing: [typed] } });
    },
  );

  test("are six at most", async () => {
    expect(await names("scrubs")).toHaveLength(6);
  });

  test("hide unpublished products", async () => {
    await shop.database.pool.query("update products set published = false where id = 'murree-underscrub'");
    await shop.services.catalogVersion.catchUp();
    expect(await names("murree")).not.toContain("Murree Underscrub");
  });
});

describe("the list of search results", () => {
  test("names the unknown word, and shows matches of the others", async () => {
    const { search, totalProducts } = await list("q=purple scrubs");
    expect(search).toEqual({ missing: ["purple"], isPartial: true });
    expect(totalProducts).toBeGreaterThan(3);
  });

  test("shows the corrected spelling", async () => {
    expect((await list("q=nvay trosers")).search.corrected).toBe("navy trouser");
  });

  test("corrects no code", async () => {
    expect((await list("q=TB-W-109")).productData).toEqual([]);
  });

  test("offers the nearest products if there are none, also when filters leave none", async () => {
    const nothing = await list("q=qqqq");
    expect(nothing).toMatchObject({ totalProducts: 0, search: { missing: ["qqqq"] } });
    expect(nothing.nearest).toHaveLength(4);
    const begun = await list("q=scrxyzzy");
    expect(begun.nearest[0].name).toMatch(/Set$/);
    const filtered = await list("q=cap&category=Men");
    expect(filtered.nearest[0].category).toBe("Caps");
  });

  test("pages through all results, each product once", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`q=scrubs&page=${page}`)));
    const ids = pages.flatMap(({ productData }) => productData.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(pages[0].totalProducts);
  });
});
