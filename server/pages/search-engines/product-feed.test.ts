import { existsSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import type { Product } from "#contract/catalog/catalog.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";

const origin = "https://tabeeb.example";
const shop = await createTestShop({ env: { PUBLIC_ORIGIN: origin } });
const { pool } = shop.database;

type Item = Record<string, string>;

/** The items of a feed, whose XML is read strictly: every element that is opened is closed. */
function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        if (name === "item") items.push({});
      },
      ontext(text) {
        const item = items.at(-1);
        const name = open.at(-1);
        if (item && name?.startsWith("g:") && open.at(-2) === "item")
          item[name.slice(2)] = (item[name.slice(2)] ?? "") + text;
      },
      onclosetag(name) {
        expect(open.pop()).toBe(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return items;
}

async function feed(path = "/feeds/google.xml"): Promise<Item[]> {
  const answer = await shop.app.inject({ url: path });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  return itemsOf(answer.body);
}

describe("the product feed", async () => {
  const items = await feed();
  const ofId = (id: string) => items.filter(({ link = "" }) => link.includes(`/selectedItem/${id}?`));
  const set = ofId("mall-road-v-neck-set");

  test("has every published product in each color and size, each with an id of its own", async () => {
    const { rows } = await pool.query<{ variants: number }>(`
      select sum(greatest(1, cardinality(sizes)) * greatest(1, (select count(*) from product_colors c
        where c.product_id = p.id)))::int as variants from products p where published`);
    expect(items).toHaveLength(rows[0]?.variants ?? 0);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id = "" } of items) expect(id.length).toBeLessThanOrEqual(50);
  });

  test("has the price of the shop, with the regular one where it is on sale", async () => {
    const answer = await shop.app.inject({ method: "POST", url: "/products/getProducts?limit=100" });
    const products: Product[] = answer.json().productData;
    expect(products.length).toBeGreaterThan(10);
    for (const { product_code, from_price, from_regular_price } of products) {
      const found = items.find(({ item_group_id }) => item_group_id === product_code);
      expect(found?.price).toBe(`${from_regular_price}.00 PKR`);
      expect(found?.sale_price).toBe(from_price < from_regular_price ? `${from_price}.00 PKR` : undefined);
    }
  });

  test("leads to the page with color and size chosen, and to a picture in the color", async () => {
    const navy = set.find(({ color, size }) => color === "Navy Blue" && size === "M");
    expect(navy).toMatchObject({
      link: `${origin}/selectedItem/mall-road-v-neck-set?color=Navy+Blue&size=M`,
      brand: "Tabeeb",
      condition: "new",
      availability: "in_stock",
      age_group: "adult",
    });
    const pictures = new Set(set.map(({ image_link }) => image_link));
    expect(pictures.size).toBe(new Set(set.map(({ color }) => color)).size);
    for (const picture of pictures) {
      expect(picture).toMatch(/\.webp$/);
      // The WebP is derived from it before a shop starts.
      const avif = picture?.replace(origin, "").replace(/webp$/, "avif") ?? "";
      expect(existsSync(join(findProjectRoot(), avif))).toBe(true);
    }
  });

  test("says which sizes are sold out, by the words of its reader", async () => {
    await pool.query(
      `insert into product_stock (product_id, size, color_id, pieces)
       select id, size, null, case when size = 'M' then 0 else 9 end from products, unnest(sizes) as size where id = $1`,
      ["mall-road-v-neck-set"],
    );
    const availabilities = async (path: string) => {
      const found = (await feed(path)).filter(({ item_group_id }) => item_group_id === set[0]?.item_group_id);
      return new Map(found.map(({ size, availability }) => [size, availability]));
    };
    expect(await availabilities("/feeds/google.xml")).toEqual(
      new Map(set.map(({ size }) => [size, size === "M" ? "out_of_stock" : "in_stock"])),
    );
    expect((await availabilities("/feeds/meta.xml")).get("M")).toBe("out of stock");
    await pool.query("delete from product_stock where product_id = $1", ["mall-road-v-neck-set"]);
  });

  test("for Meta has pictures that it takes", async () => {
    const [first] = await feed("/feeds/meta.xml");
    expect(first?.image_link).toMatch(/\/share\/[\w-]+\.jpg$/);
    const answer = await shop.app.inject({ url: first?.image_link?.replace(origin, "") ?? "" });
    expect(answer.headers["content-type"]).toBe("image/jpeg");
  });

  test("in Urdu leads to the Urdu pages and has the names there", async () => {
    const urdu = await feed("/ur/feeds/google.xml");
    expect(urdu.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    for (const { link } of urdu) expect(link).toContain(`${origin}/ur/selectedItem/`);
    expect(urdu.some(({ color }) => /\p{Script=Arabic}/u.test(color ?? ""))).toBe(true);
  });

  test("leaves out what is not published, and escapes what is", async () => {
    await pool.query("update products set published = false where id = $1", ["mall-road-v-neck-set"]);
    const name = `<b>"Lab" & 'Coat'</b>`;
    await pool.query("update products set name = $1 where id = $2", [name, "liberty-v-neck-set"]);
    const changed = await feed();
    expect(changed.filter(({ item_group_id }) => item_group_id === set[0]?.item_group_id)).toEqual([]);
    expect(changed.some(({ title }) => title?.startsWith(name))).toBe(true);
    await pool.query("update products set published = true where id = $1", ["mall-road-v-neck-set"]);
  });
});
