import { describe, expect, test } from "vitest";
import type { Product } from "#contract/catalog/catalog.ts";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import { plainProduct } from "../../testing/any-product.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { changeDueSales } from "../change-due-sales.ts";
import { isPreviewToken, makePreviewToken } from "./preview-token.ts";

type Page = { items: { id: string }[]; next: string | null };

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie, staff } = await signInStaff(shop, "manager");

const send = (call: string, body: object) => shop.post(`/api/admin/products/${call}`, body, { cookie });
const ask = (address: string) => shop.app.inject({ url: `/api/admin/${address}`, headers: { cookie } });

async function read(id: string): Promise<OfficeProduct> {
  return (await ask(`products/get?id=${id}`)).json().product;
}

const lists = (await ask("lists/get")).json();
const [category] = lists.categories;
const [teal, navy] = lists.colors;

let made = 0;
const nextCode = () => {
  made += 1;
  return `TB-T-${made}`;
};
const fields = (changes: object = {}) => plainProduct(lists, { product_code: nextCode(), ...changes });

async function create(changes: object = {}): Promise<string> {
  const response = await send("create", fields(changes));
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}

async function inShop(id: string): Promise<Product | undefined> {
  await shop.services.catalogVersion.catchUp();
  return (await shop.post("/products/getProductById", { id })).json().product;
}

/** A product as the form sends it back. */
async function asFields(id: string) {
  const product = await read(id);
  return { ...product, relatedIds: product.related.map((related) => related.id) };
}

async function newestEntry() {
  const { items } = (await ask("auditLog/list?subjectKind=product")).json();
  return items[0];
}

describe("a new product", () => {
  test("appears in the shop at once, searchable, under an id made of its name", async () => {
    const id = await create({
      name: "Gâteau Road’s Finest (2026)",
      saleOffer: 2500,
      colorIds: [navy.id, teal.id],
    });
    expect(id).toBe("gateau-roads-finest-2026");
    expect(await inShop(id)).toMatchObject({ price: 3000, sale_price: 2500, sizes: ["S", "M"] });
    expect((await inShop(id))?.colors.map(({ label }) => label)).toEqual([navy.label, teal.label]);
    const found = (await shop.post("/products/getProducts?q=finest%202026")).json();
    expect(found.productData.map((product: Product) => product.id)).toEqual([id]);
    expect(await newestEntry()).toMatchObject({
      staff: { id: staff.id },
      action: "product.create",
      subject: { kind: "product", id },
      before: null,
      after: { name: "Gâteau Road’s Finest (2026)", saleOffer: 2500 },
    });
  });

  test("gets a random suffix where its id is taken, or its name has no Latin letter", async () => {
    expect(await create()).toBe("canal-bank-tunic");
    expect(await create()).toMatch(/^canal-bank-tunic-[2-9a-z]{5}$/);
    expect(await create({ name: "ڈاکٹر کوٹ" })).toMatch(/^product-[2-9a-z]{5}$/);
  });

  test.each([
    ["product_code", { product_code: "TB-W-101" }, 409],
    ["saleOffer", { saleOffer: 3000 }, 400],
    ["saleEndsAt", { saleStartsAt: "2026-12-02T00:00:00Z", saleEndsAt: "2026-12-01T00:00:00Z" }, 400],
    ["price", { price: 10.5 }, 400],
    ["colorIds", { colorIds: [] }, 400],
    ["colorIds", { colorIds: [category.id] }, 400],
    ["sizes", { sizes: ["S", "S"] }, 400],
    [
      "pictures",
      {
        pictures: [
          { base: "/uploads/none", color: "", trouser: "", alt: "", altUrdu: "", focusX: 5, focusY: 5 },
        ],
      },
      400,
    ],
  ])("is refused beside its %s: %j", async (field, changes, status) => {
    const before = (await pool.query("select count(*) from products")).rows;
    const response = await send("create", fields(changes));
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([status, [field]]);
    expect((await pool.query("select count(*) from products")).rows).toEqual(before);
  });
});

describe("a change", () => {
  test("preserves the id and logs only the changed fields", async () => {
    const id = await create();
    const sent = { ...(await asFields(id)), name: "Another Name", sizes: ["M", "3XL"] };
    expect((await send("update", sent)).statusCode).toBe(200);
    expect(await inShop(id)).toMatchObject({ id, name: "Another Name", sizes: ["M", "3XL"] });
    expect(await newestEntry()).toMatchObject({
      action: "product.update",
      before: { name: "Canal Bank Tunic", sizes: ["S", "M"] },
      after: { name: "Another Name", sizes: ["M", "3XL"] },
    });
    expect(Object.keys((await newestEntry()).after).sort()).toEqual(["name", "sizes"]);
  });

  test("preserves all pictures and trousers when no field differs", async () => {
    const id = "mall-road-v-neck-set";
    const before = await inShop(id);
    expect((await send("update", await asFields(id))).statusCode).toBe(200);
    expect(await inShop(id)).toEqual(before);
  });

  test("is saved for one of two simultaneous editors, and for the other from the new version", async () => {
    const id = await create();
    const sent = await asFields(id);
    const names = ["Faster Tunic", "Slower Tunic"];
    const answers = await Promise.all(names.map((name) => send("update", { ...sent, name })));
    const [saved] = answers.filter(({ statusCode }) => statusCode === 200);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    const kept = await read(id);
    expect([names, saved?.json().version]).toEqual([expect.arrayContaining([kept.name]), kept.version]);
    expect(refused?.json()).toMatchObject({
      code: "CHANGED_SINCE",
      error: "Someone has changed this product since you opened it. Nothing is saved yet.",
      version: kept.version,
    });
    const again = await send("update", { ...sent, name: "Last Tunic", version: refused?.json().version });
    expect([again.statusCode, (await read(id)).name]).toEqual([200, "Last Tunic"]);
  });

  test("makes another picture the first, and refuses one of a removed color", async () => {
    const id = "mall-road-v-neck-set";
    const sent = await asFields(id);
    const [first, second, ...others] = sent.pictures;
    const focused = { ...second, alt: "Back with yoke", focusX: 20 };
    expect((await send("update", { ...sent, pictures: [focused, first, ...others] })).statusCode).toBe(200);
    const images = (await inShop(id))?.images ?? {};
    expect(images.primary).toMatchObject({ alt: "Back with yoke", focus: "20% 50%" });
    expect(images.primary?.downloadURL).toBe(second?.picture.downloadURL);
    expect(Object.values(images)).toHaveLength(sent.pictures.length);
    const now = await asFields(id);
    const refused = await send("update", { ...now, colorIds: now.colorIds.slice(1) });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { pictures: "A picture shows Teal, which the product does not come in." },
    ]);
  });

  test("shows the chosen related products first, then those of the category", async () => {
    const related = await create({ name: "Chosen", isPublished: true });
    const hidden = await create({ name: "Chosen but hidden", isPublished: false });
    const id = await create({ relatedIds: [hidden, related] });
    const answer = (await shop.post("/products/getProductById", { id })).json().product;
    expect(answer.relatedProducts).toHaveLength(8);
    expect(answer.relatedProducts[0].id).toBe(related);
    expect((await read(id)).related.map((product) => product.id)).toEqual([hidden, related]);
  });
});

test("opens hidden products only by a valid preview link", async () => {
  const id = await create();
  await send("publish", { id, isPublished: false });
  expect(await inShop(id)).toBeUndefined();
  const { address } = (await send("preview", { id })).json();
  const preview = new URL(address, "http://shop.test").searchParams.get("preview") ?? "";
  const seen = await shop.post("/products/getProductById", { id, preview });
  expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect((await shop.post("/products/getProductById", { id: "other", preview })).statusCode).toBe(404);
  expect(await inShop(id)).toBeUndefined();
  const key = shop.services.secretKey;
  const now = Date.now();
  const token = makePreviewToken(key, id, now);
  expect(isPreviewToken(key, id, token, now + 3_599_000)).toBe(true);
  expect(isPreviewToken(key, id, token, now + 3_600_000)).toBe(false);
  expect(isPreviewToken(key, id, `zzzzzzzzz.${token.split(".")[1]}`, now)).toBe(false);
  await send("publish", { id, isPublished: true });
  expect(await inShop(id)).toBeDefined();
  expect((await newestEntry()).action).toBe("product.publish");
});

test("deletes a product with its reviews, but never one that was ordered", async () => {
  const id = await create();
  expect((await send("delete", { id })).statusCode).toBe(200);
  expect((await send("delete", { id })).statusCode).toBe(404);
  expect((await shop.post("/orders/createOrderAsGuest", guestOrder())).statusCode).toBe(201);
  const refused = await send("delete", { id: plainLine._id });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "This product has been ordered, so it stays. Hide it instead.",
  ]);
});

describe("a sale", () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const salePrice = async (id: string) => {
    await changeDueSales(pool);
    return (await inShop(id))?.sale_price;
  };

  test("begins and ends automatically, wherever prices are shown and counted", async () => {
    const id = await create({ saleOffer: 1, saleStartsAt: at(1) });
    await expect.poll(() => salePrice(id), { timeout: 10_000 }).toBe(1);
    const cheapest = (await shop.post("/products/getProducts?sort=price-up")).json().productData[0];
    expect([cheapest.id, cheapest.sale_price]).toEqual([id, 1]);

    await send("update", { ...(await asFields(id)), saleEndsAt: at(1) });
    await expect.poll(() => salePrice(id), { timeout: 10_000 }).toBe(0);
    expect(await read(id)).toMatchObject({ saleOffer: 1, sale_price: 0 });
  });

  test("has no effect before or after its time, and moves no version while nothing is due", async () => {
    const over = await create({ saleOffer: 1, saleEndsAt: at(-3600) });
    const later = await create({ saleOffer: 1, saleStartsAt: at(3600), saleEndsAt: at(7200) });
    expect([await salePrice(over), await salePrice(later)]).toEqual([0, 0]);
    const before = shop.services.catalogVersion.current();
    expect(await changeDueSales(pool)).toBe(0);
    await shop.services.catalogVersion.catchUp();
    expect(shop.services.catalogVersion.current()).toBe(before);
  });

  test("without times lasts until it is removed", async () => {
    const id = await create({ saleOffer: 100 });
    expect(await inShop(id)).toMatchObject({ sale_price: 100 });
    await send("update", { ...(await asFields(id)), saleOffer: 0 });
    expect(await inShop(id)).toMatchObject({ sale_price: 0 });
  });
});

describe("the list", () => {
  const names = async (query: string) =>
    (await ask(`products/list?${query}`)).json().items.map(({ name }: { name: string }) => name);

  test("pages through all products in each order", async () => {
    const { rows } = await pool.query("select count(*) as total from products");
    for (const sort of ["date", "-date", "name", "-name", "price", "-price"]) {
      const seen = new Set<string>();
      for (let after: string | null = ""; after !== null; ) {
        const page: Page = (await ask(`products/list?sort=${sort}${after && `&after=${after}`}`)).json();
        for (const { id } of page.items) seen.add(id);
        after = page.next;
      }
      expect(seen.size).toBe(rows[0].total);
    }
  });

  test("finds products by words and code prefix, hidden ones included", async () => {
    await create({ name: "Saddar Jubbah", product_code: "ZZ-77", isPublished: false });
    expect(await names("q=jubbah")).toEqual(["Saddar Jubbah"]);
    expect(await names("q=zz-7")).toEqual(["Saddar Jubbah"]);
    expect(await names("q=%25")).toEqual([]);
    expect(await names("state=hidden&sort=-date")).toContain("Saddar Jubbah");
    expect(await names("state=published")).not.toContain("Saddar Jubbah");
    expect(await names(`category=${category.id}&q=jubbah`)).toEqual(["Saddar Jubbah"]);
    expect(await names("after=nonsense")).toEqual([]);
  });
});
