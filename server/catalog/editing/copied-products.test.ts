import { describe, expect, test } from "vitest";
import type { Product } from "#contract/catalog/catalog.ts";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");

const send = (call: string, body: object) => shop.post(`/api/admin/products/${call}`, body, { cookie });
const ask = (address: string) => shop.app.inject({ url: `/api/admin/${address}`, headers: { cookie } });

async function read(id: string): Promise<OfficeProduct> {
  return (await ask(`products/get?id=${id}`)).json().product;
}

/** A product as the form sends it back. */
async function asFields(id: string) {
  const product = await read(id);
  return { ...product, relatedIds: product.related.map((related) => related.id) };
}

async function inShop(id: string): Promise<Product | undefined> {
  await shop.services.catalogVersion.catchUp();
  return (await shop.post("/products/getProductById", { id })).json().product;
}

test("creates a hidden copy with the pictures, without code and reviews", async () => {
  const { id } = (await send("copy", { id: "mall-road-v-neck-set" })).json();
  const [original, copy] = [await read("mall-road-v-neck-set"), await read(id)];
  expect(copy).toMatchObject({
    name: `${original.name} (copy)`,
    product_code: `${original.product_code}-2`,
    isPublished: false,
    pictures: original.pictures,
    reviewCount: 0,
  });
  expect(await inShop(id)).toBeUndefined();
});

describe("the address of a copy", () => {
  const copyOf = async (id: string): Promise<string> => (await send("copy", { id })).json().id;

  test("follows its name until it is published, with all related rows", async () => {
    const id = await copyOf("mall-road-v-neck-set");
    const before = await read(id);
    expect(before.addressFollowsName).toBe(true);
    const renamed = await send("update", { ...(await asFields(id)), name: "Gulberg Wrap Set" });
    expect(renamed.json()).toMatchObject({ id: "gulberg-wrap-set" });
    expect((await ask(`products/get?id=${id}`)).statusCode).toBe(404);
    const after = await read("gulberg-wrap-set");
    expect(after).toEqual({
      ...before,
      id: "gulberg-wrap-set",
      name: "Gulberg Wrap Set",
      version: renamed.json().version,
    });

    // The same slug again, and a name that another product has.
    const same = await send("update", { ...(await asFields(after.id)), name: "Gulberg — Wrap Set" });
    expect(same.json().id).toBe("gulberg-wrap-set");
    const taken = (
      await send("update", { ...(await asFields(after.id)), name: "Mall Road V-Neck Set" })
    ).json().id;
    expect(taken).toMatch(/^mall-road-v-neck-set-[2-9a-z]{5}$/);
    const kept = await send("update", { ...(await asFields(taken)), description: "As it is" });
    expect(kept.json().id).toBe(taken);

    const { id: last } = (await send("update", { ...(await asFields(taken)), name: "Shahdara Set" })).json();
    expect((await send("publish", { id: last, isPublished: true })).json().id).toBe("shahdara-set");
    await send("publish", { id: last, isPublished: false });
    await send("update", { ...(await asFields(last)), name: "Ravi Set" });
    expect(await read("shahdara-set")).toMatchObject({ name: "Ravi Set", addressFollowsName: false });
    const words = (await shop.post("/products/getProducts?q=shahdara")).json().productData;
    expect(words).toEqual([]);
    await send("publish", { id: last, isPublished: true });
    await shop.services.catalogVersion.catchUp();
    const found = (await shop.post("/products/getProducts?q=ravi%20set")).json().productData;
    expect(found[0].id).toBe("shahdara-set");
  });

  test("follows the name when the form publishes the copy, and the move is logged", async () => {
    const id = await copyOf("mall-road-v-neck-set");
    const sent = { ...(await asFields(id)), name: "Nishat Set", isPublished: true };
    expect((await send("update", sent)).json().id).toBe("nishat-set");
    expect(await inShop("nishat-set")).toMatchObject({ name: "Nishat Set" });
    const { items } = (await ask("auditLog/list?subjectKind=product")).json();
    expect(items.slice(0, 2)).toMatchObject([
      { action: "product.update", subject: { id: "nishat-set" } },
      { action: "product.move", before: { address: id }, after: { address: "nishat-set" } },
    ]);
  });
});
