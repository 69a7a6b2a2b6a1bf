import { expect, test } from "vitest";
import { demoShop } from "#database/seeds/demo-shop.ts";
import { fabrics } from "#database/seeds/lookup-lists.ts";
import type { SeedProduct } from "#database/seeds/seed-types.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { dictionarySearches } from "./testing/dictionary-searches.ts";
import { misspelledSearches } from "./testing/misspelled-searches.ts";
import { tradeSearches } from "./testing/trade-searches.ts";
import type { Wanted } from "./testing/wanted.ts";

const relevance = [...dictionarySearches, ...misspelledSearches, ...tradeSearches];
const shop = await createTestShop();

const audiences: Partial<Record<string, Wanted["for"]>> = { Women: "women", Men: "men", Unisex: "everyone" };

function cutOf({ drawing }: SeedProduct): unknown[] {
  return [Reflect.get(drawing, "cut"), Reflect.get(drawing, "trouser")];
}

function isWanted(product: SeedProduct, wanted: Wanted): boolean {
  const surcharges = fabrics.filter(({ name }) => product.fabrics.includes(name)).map(({ price }) => price);
  const pays = (product.salePrice || product.price) + Math.min(...surcharges);
  return [
    wanted.garment === undefined || product.drawing.garment === wanted.garment,
    wanted.for === undefined || audiences[product.category] === wanted.for,
    wanted.color === undefined || product.colors.some((color) => color === wanted.color),
    wanted.fabric === undefined || product.fabrics.some((fabric) => fabric.includes(wanted.fabric ?? "")),
    wanted.cut === undefined || cutOf(product).includes(wanted.cut),
    wanted.named === undefined || product.name.includes(wanted.named),
    wanted.among === undefined || product.colors.some((color) => wanted.among?.includes(color)),
    wanted.upTo === undefined || pays <= wanted.upTo,
    wanted.isOnSale === undefined || product.salePrice > 0,
  ].every((isSo) => isSo);
}

async function firstThree(typed: string): Promise<SeedProduct[]> {
  const response = await shop.post(`/products/getProducts?q=${encodeURIComponent(typed)}`);
  expect(response.statusCode).toBe(200);
  const ids = response
    .json()
    .productData.map(({ id }: { id: string }) => id)
    .slice(0, 3);
  return ids.flatMap((id: string) => demoShop.products.filter((product) => product.id === id));
}

test("ranks fitting products in the first three results of every search in the relevance file", async () => {
  const failures: string[] = [];
  for (const [typed, wanted] of relevance) {
    const found = await firstThree(typed);
    const there = demoShop.products.filter((product) => isWanted(product, wanted)).length;
    const good = found.filter((product) => isWanted(product, wanted));
    if (good.length >= Math.min(3, there)) continue;
    failures.push(`${typed}: ${found.map(({ name }) => name).join(", ") || "nothing"}`);
  }
  expect(failures).toEqual([]);
  expect(relevance.length).toBeGreaterThan(150);
}, 120_000);
