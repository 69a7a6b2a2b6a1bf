import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";

const tap = {
  traceId: "a".repeat(32),
  spanId: "b".repeat(16),
  page: "/cart",
  control: "button",
  madeAgo: 900,
  answeredAgo: 500,
};

const folders = ["contract", "database", "drawings", "server", "web"];

test("what begins to trace is all that loads anything for it", async () => {
  const loading: string[] = [];
  for (const folder of folders)
    for (const name of await readdir(join(findProjectRoot(), folder), { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
      const code = await readFile(join(findProjectRoot(), folder, name), "utf8");
      const ofTypes = /^import type [^;]* from "@opentelemetry\/[^;]*;$/gm;
      if (code.replace(ofTypes, "").includes('"@opentelemetry/')) loading.push(join(folder, name));
      expect(code, name).not.toMatch(/^import (?!type )[^;]* from "@opentelemetry/m);
    }
  expect(loading).toEqual(["server/platform/tracing/traces.ts"]);
});

test("a shop that is not traced has its log as it was, whatever a header asks for", async () => {
  const shop = await createTestShop();
  expect(shop.services.traces).toBeUndefined();
  await shop.post(
    "/orders/trackOrder",
    { OrderID: "TB-1234-1234-1234" },
    { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` },
  );
  expect(shop.logged()).toContain('"msg":"answered"');
  expect(shop.logged()).not.toContain("trace_id");
});

test("a shop that is not traced takes no taps, right or wrong, and does not document them", async () => {
  const shop = await createTestShop();
  for (const body of [{}, tap]) {
    const answer = await shop.post("/traces/keepTap", body);
    expect([answer.statusCode, answer.json().reason]).toEqual([404, "NOTHING_AT_ADDRESS"]);
  }
  expect((await shop.app.inject({ url: "/docs/openapi.json" })).json().paths).not.toHaveProperty([
    "/traces/keepTap",
  ]);
});
