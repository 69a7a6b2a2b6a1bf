import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { type ApiClient, createClient } from "#contract/calls/client.ts";
import { createInProcessClient } from "#server/pages/in-process-client.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { dependsOn, inProcessHeaders } from "./sender.ts";

const shop = await createTestShop();
const { app } = shop;
const owner = new pg.Client({ connectionString: shop.database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());
const id = "liberty-v-neck-set";

/** Makes a call as a request of the pages; `note` receives the tags of the response. */
function overTheWire(note: (tags: unknown) => void): ApiClient {
  return createClient(async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method === "GET" ? "GET" : "POST",
      url,
      headers: { ...headers, ...inProcessHeaders },
      ...(body === undefined ? {} : { payload: body }),
    });
    const said = response.headers[dependsOn];
    note(typeof said === "string" ? said.split(" ").filter(Boolean).map(decodeURIComponent) : undefined);
    return { status: response.statusCode, body: response.json() };
  });
}

type Ask = (api: ApiClient) => Promise<unknown>;

/** A call's response and its tags. */
async function both(ask: Ask) {
  const [direct, wire]: [unknown[], unknown[]] = [[], []];
  const inject = vi.spyOn(app, "inject");
  const found = await ask(createInProcessClient(app, undefined, (tags) => direct.push(tags)));
  const requests = inject.mock.calls.length;
  inject.mockRestore();
  return {
    direct: [found, direct],
    wire: [await ask(overTheWire((tags) => wire.push(tags))), wire],
    requests,
  };
}

test.each<[string, Ask]>([
  ["a list", (api) => api.getProducts({ query: {} })],
  [
    "a filtered list",
    (api) => api.getProducts({ query: { q: "a & b=c+d", color: "Sky Blue", page: "2", facets: "true" } }),
  ],
  ["a product", (api) => api.getProductById({ body: { id } })],
  ["reviews", (api) => api.getAllReviewsByProduct({ body: { id } })],
  ["reviews with three stars", (api) => api.getAllReviewsByProduct({ body: { id, stars: 3 } })],
  ["the latest products", (api) => api.getLatestProducts()],
  ["categories", (api) => api.getAllCategories()],
  ["colors", (api) => api.getAllColors()],
  ["fabrics", (api) => api.getAllFabrics()],
  ["types of garments", (api) => api.getAllGarmentTypes()],
  ["pictures of sizes", (api) => api.getAllSizePictures()],
  ["charges", (api) => api.getPricing()],
])("the pages get %s without a request, as over the wire", async (_what, ask) => {
  const { direct, wire, requests } = await both(ask);
  expect(direct).toEqual(wire);
  expect(direct[0]).toMatchObject({ ok: true });
  expect(requests).toBe(0);
});

test.each<[string, number, Ask]>([
  ["a product without a name", 400, (api) => api.getProductById({ body: { id: "" } })],
  ["a product that there is not", 404, (api) => api.getProductById({ body: { id: "missing" } })],
  ["a preview with a made up token", 200, (api) => api.getProductById({ body: { id, preview: "x" } })],
  ["reviews of nothing", 400, (api) => api.getAllReviewsByProduct({ body: {} as { id: string } })],
])("%s is answered by its route", async (_what, status, ask) => {
  const { direct, wire, requests } = await both(ask);
  expect(direct).toEqual(wire);
  expect(direct[0]).toMatchObject({ status });
  expect(requests).toBe(1);
});

test("no page can change an answer that the next one is given", async () => {
  const api = createInProcessClient(app);
  const first = await api.getProductById({ body: { id } });
  if (!first.ok) throw new Error("no product");
  const { product } = first.data;
  expect(() => Object.assign(product, { name: "Changed" })).toThrow(TypeError);
  expect(() => product.colors.push(...product.colors)).toThrow(TypeError);
  expect(await api.getProductById({ body: { id } })).toEqual(first);
});

test.each([
  ["53200", 503, "BUSY"],
  ["22012", 500, "INTERNAL"],
])("a database that fails with %s fails both alike, and it is logged", async (code, status, failure) => {
  await owner.query(
    `create function fail() returns boolean language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$`,
  );
  await owner.query("alter table reviews rename to all_reviews");
  await owner.query("create view reviews as select * from all_reviews where fail()");
  await owner.query("grant select on reviews to public");
  try {
    const { direct, wire, requests } = await both((api) =>
      api.getAllReviewsByProduct({ body: { id: "mall-road-v-neck-set", stars: 2 } }),
    );
    const answer = { ok: false, status, error: expect.objectContaining({ code: failure }) };
    expect([direct[0], wire[0]]).toEqual([answer, answer]);
    expect(direct[1]).toEqual([undefined]);
    expect(requests).toBe(0);
    expect(shop.logged().split(status === 503 ? '"busy"' : '"failed"')).toHaveLength(3);
  } finally {
    await owner.query("drop view reviews");
    await owner.query("alter table all_reviews rename to reviews");
    await owner.query("drop function fail");
  }
});
