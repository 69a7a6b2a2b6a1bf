import { describe, expect, test } from "vitest";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { ShopLists } from "#contract/catalog/lists.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { cookie, staff } = await signInStaff(shop, "manager");
const setId = "mall-road-v-neck-set";

const send = (call: string, body: object) => shop.post(`/api/admin/lists/${call}`, body, { cookie });

async function lists(): Promise<ShopLists> {
  return (await shop.app.inject({ url: "/api/admin/lists/get", headers: { cookie } })).json();
}

async function productInShop(): Promise<ProductDetail> {
  await shop.services.catalogVersion.catchUp();
  return (await shop.post("/products/getProductById", { id: setId })).json().product;
}

async function found(query: string): Promise<number> {
  await shop.services.catalogVersion.catchUp();
  return (await shop.post(`/products/getProducts?q=${encodeURIComponent(query)}`)).json().totalProducts;
}

async function newestEntry(kind: string) {
  const url = `/api/admin/auditLog/list?subjectKind=${kind}`;
  return (await shop.app.inject({ url, headers: { cookie } })).json().items[0];
}

test("preserves the fronts of a renamed color and finds it by its new name", async () => {
  const before = await productInShop();
  const fronts = Object.keys(before.images).filter((key) => key.startsWith("front-Navy Blue"));
  expect(fronts.length).toBeGreaterThan(1);
  const navy = (await lists()).colors.find(({ label }) => label === "Navy Blue");
  const changed = { id: navy?.id, label: "Ravi-Night", value: "#101A30" };
  expect((await send("saveColor", changed)).statusCode).toBe(200);

  const after = await productInShop();
  expect(after.colors.find(({ _id }) => _id === navy?.id)).toMatchObject({
    label: "Ravi-Night",
    value: "#101a30",
  });
  const renamed = fronts.map((key) => key.replace("Navy Blue", "Ravi-Night"));
  expect(Object.keys(after.images)).toEqual(expect.arrayContaining(renamed));
  expect(Object.keys(after.images)).toHaveLength(Object.keys(before.images).length);
  await expect.poll(() => found("ravi"), { timeout: 10_000 }).toBeGreaterThan(0);
  expect(await newestEntry("color")).toMatchObject({
    staff: { id: staff.id },
    action: "color.update",
    before: { label: "Navy Blue" },
    after: { label: "Ravi-Night", value: "#101a30" },
  });
});

test("shows a renamed category and fabric in the shop and its search", async () => {
  const { categories, fabrics } = await lists();
  const women = categories.find(({ name }) => name === "Women");
  await send("saveCategory", { id: women?.id, name: "Ladies" });
  await send("saveFabric", { id: fabrics[0]?.id, name: "Khaddar", price: 123 });
  expect(await productInShop()).toMatchObject({ category: "Ladies" });
  await expect.poll(() => found("ladies khaddar"), { timeout: 10_000 }).toBeGreaterThan(0);
});

describe("a list entry", () => {
  test("is appended, moved, and deleted while no product has it", async () => {
    const { id } = (await send("saveCategory", { name: "Shoes" })).json();
    const added = (await lists()).categories;
    expect(added.at(-1)).toEqual({ id, name: "Shoes", urdu: "", isUsed: false });
    const ids = [id, ...added.slice(0, -1).map((each) => each.id)];
    expect((await send("reorder", { list: "category", ids })).statusCode).toBe(200);
    expect((await lists()).categories.map((each) => each.id)).toEqual(ids);
    expect((await newestEntry("category")).after.order[0]).toBe("Shoes");
    expect((await send("delete", { list: "category", id })).statusCode).toBe(200);
    expect((await send("delete", { list: "category", id })).statusCode).toBe(404);
  });

  test.each(["category", "color", "fabric"] as const)("cannot be deleted while used: %s", async (list) => {
    const all = await lists();
    const { category, color, fabric } = { category: all.categories, color: all.colors, fabric: all.fabrics };
    const used = { category, color, fabric }[list].find(({ isUsed }) => isUsed);
    const response = await send("delete", { list, id: used?.id });
    expect([response.statusCode, response.json().code]).toEqual([409, "IN_USE"]);
  });

  test("needs a unique name", async () => {
    const { colors } = await lists();
    const response = await send("saveColor", { label: colors[0]?.label, value: "#000000" });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([409, ["label"]]);
  });
});

test("a changed pricing row takes effect at once", async () => {
  const [, engraving] = (await lists()).charges;
  expect((await send("saveCharge", { id: engraving?.id, amount: 777 })).statusCode).toBe(200);
  await shop.services.catalogVersion.catchUp();
  expect((await shop.app.inject("/pricing/getPricing")).json()[1].amount).toBe(777);
  expect(await newestEntry("charge")).toMatchObject({ action: "charge.update", after: { amount: 777 } });
});

test("a second engraved line costs its own amount, and no other pricing row has one", async () => {
  const [delivery, engraving] = (await lists()).charges;
  expect([delivery?.secondLine, engraving?.secondLine]).toEqual([null, 0]);
  const pricing = async () => (await shop.app.inject("/pricing/getPricing")).json()[1];
  expect(await pricing()).not.toHaveProperty("secondLine");
  const body = { id: engraving?.id, amount: engraving?.amount };
  for (const secondLine of [-1, 0.5, "120"])
    expect((await send("saveCharge", { ...body, secondLine })).json().fields).toHaveProperty("secondLine");
  expect((await send("saveCharge", { ...body, secondLine: 120 })).statusCode).toBe(200);
  expect((await send("saveCharge", body)).statusCode).toBe(200);
  await shop.services.catalogVersion.catchUp();
  expect(await pricing()).toMatchObject({ secondLine: 120 });
  expect((await lists()).charges[1]?.secondLine).toBe(120);
  await send("saveCharge", { ...body, secondLine: 0 });
});

test("threads are offered in the merchant's order, with engravable products only", async () => {
  const saved = (await send("saveThread", { name: "Copper", urdu: "تانبا", value: "#B87333" })).json();
  const { threads } = await lists();
  expect(threads.at(-1)).toEqual({ id: saved.id, name: "Copper", urdu: "تانبا", value: "#b87333" });
  expect(await newestEntry("thread")).toMatchObject({ action: "thread.create", after: { name: "Copper" } });
  const taken = await send("saveThread", { name: "Gold", value: "#ffffff" });
  expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([409, ["name"]]);
  expect((await send("saveThread", { name: "Bad", value: "copper" })).json().fields).toHaveProperty("value");
  const ids = [saved.id, ...threads.slice(0, -1).map(({ id }) => id)];
  await send("reorder", { list: "thread", ids });
  const copper = { _id: saved.id, name: "Copper", value: "#b87333", urdu: "تانبا" };
  expect((await productInShop()).threads?.[0]).toEqual(copper);
  await shop.database.pool.query("update products set name_engraving = false where id = $1", [setId]);
  expect(await productInShop()).not.toHaveProperty("threads");
  await shop.database.pool.query("update products set name_engraving = true where id = $1", [setId]);
  expect((await send("delete", { list: "thread", id: saved.id })).statusCode).toBe(200);
  expect((await productInShop()).threads?.map(({ name }) => name)).toEqual(
    threads.slice(0, -1).map(({ name }) => name),
  );
});

test("a size chart requires an uploaded picture, and retains it when renamed", async () => {
  const refused = await send("saveSizeChart", { name: "Children", base: "/uploads/none" });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["base"]]);
  const [chart] = (await lists()).sizeCharts;
  await send("saveSizeChart", { id: chart?.id, name: "Sizes for women" });
  expect((await lists()).sizeCharts[0]).toEqual({ ...chart, name: "Sizes for women" });
});

describe("names in Urdu", () => {
  test("apply to all products, stay unchanged unless sent, and can be removed", async () => {
    const { colors, fabrics, categories, trousers } = await lists();
    const teal = colors.find(({ label }) => label === "Teal");
    const twill = fabrics.find(({ name }) => name === "Cotton Twill");
    const caps = categories.find(({ name }) => name === "Caps");
    expect(trousers).toContainEqual({ name: "Jogger", urdu: "جوگر" });

    await send("saveColor", { id: teal?.id, label: "Teal", urdu: "سمندری", value: "#177a84" });
    await send("saveCategory", { id: caps?.id, name: "Caps" });
    await send("saveTrouserName", { name: "Jogger", urdu: "چست پائنچہ" });
    await send("saveTrouserName", { name: "Cargo", urdu: "" });
    const product = await productInShop();
    expect(product.colors.find(({ label }) => label === "Teal")?.urdu).toBe("سمندری");
    expect(product.trouserOptions.map(({ urdu }) => urdu)).toEqual(["سیدھا", "چست پائنچہ", undefined]);
    expect(product.fabric_type.find(({ _id }) => _id === twill?.id)?.urdu).toBe("ٹوِل سوتی");
    expect((await lists()).categories.find(({ id }) => id === caps?.id)?.urdu).toBe("ٹوپیاں");
    expect(await newestEntry("trouser")).toMatchObject({
      before: { name_ur: "کارگو" },
      after: { name_ur: "" },
    });
  });

  test("are at most as long as names", async () => {
    const refused = await send("saveTrouserName", { name: "Jogger", urdu: "ا".repeat(61) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty("urdu");
  });
});
