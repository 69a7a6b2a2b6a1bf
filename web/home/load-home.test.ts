import { expect, test } from "vitest";
import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import { scrubSet } from "../catalog/testing/any-product.ts";
import { loadHome } from "./load-home.ts";

const products = (ids: string) =>
  [...ids].map((id) => ({ ...scrubSet, id, createdAt: "2026-11-01T00:00:00.000Z" }));

async function shown(popular: string, latest: string): Promise<string[]> {
  const api = {
    getProducts: async () => ({ ok: true, data: { productData: products(popular) } }),
    getLatestProducts: async () => ({ ok: true, data: products(latest) }),
    getAllCategories: async () => ({ ok: true, data: [] }),
  } as unknown as VisitCalls;
  const home = await loadHome(api, "http://shop.test/");
  return [home.popular, home.latest].map((cards) => cards.map(({ id }) => id).join(""));
}

test.each([
  ["leaves out what is among the latest", "abcdefgh", "hbx", "acdefg", "hbx"],
  ["shows all where too few others are left", "abcde", "abx", "abcde", "abx"],
])("the popular carousel %s", async (_, popular, latest, ...expected) => {
  expect(await shown(popular, latest)).toEqual(expected);
});
