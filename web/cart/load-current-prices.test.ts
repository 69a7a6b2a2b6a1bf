import fc from "fast-check";
import { expect, test } from "vitest";
import { createClient } from "#contract/calls/client.ts";
import type { TransportRequest } from "#contract/http/caller.ts";
import { anyLineItem } from "#contract/testing/any-line-item.ts";
import { loadCurrentPrices } from "./load-current-prices.ts";

const pricing = [250, 300, 350, 500].map((amount, index) => ({ _id: String(index), name: "", amount }));
const [sample] = fc.sample(anyLineItem, { numRuns: 1, seed: 1 });
if (!sample) throw new Error("A sample line is needed");
const lines = ["known", "known", "gone", "unknown"].map((_id) => ({ ...sample, _id }));

function createShop(answers: Record<string, { status: number; body: unknown }>) {
  const asked: string[] = [];
  const api = createClient(async ({ url, body }: TransportRequest) => {
    const what = `${url} ${body ?? ""}`;
    asked.push(what);
    const answer = Object.entries(answers).find(([part]) => what.includes(part));
    if (!answer) throw new Error("The network is down");
    return answer[1];
  });
  return { api, asked };
}

test("requests every product once; a deleted one is null, an unanswered one is omitted", async () => {
  const { api, asked } = createShop({
    getPricing: { status: 200, body: pricing },
    '"known"': { status: 200, body: { product: { id: "known" } } },
    '"gone"': {
      status: 404,
      body: { error: "No such product", message: "No such product", code: "NOT_FOUND" },
    },
  });
  const current = await loadCurrentPrices(api, lines);
  if (!current.ok) throw new Error("The shop answered");
  expect(current.charges).toMatchObject({
    delivery: 250,
    nameEngraving: 300,
    surgicalCap: 350,
    customSize: 500,
  });
  expect([...current.products]).toEqual([
    ["known", { id: "known" }],
    ["gone", null],
  ]);
  expect(asked).toHaveLength(4);
});

test("returns only the failure when the charges are unavailable", async () => {
  const { api } = createShop({ '"known"': { status: 200, body: { product: { id: "known" } } } });
  expect(await loadCurrentPrices(api, lines)).toMatchObject({ ok: false, error: { code: "OFFLINE" } });
});
