import openShop from "./open-shop.ts";
import { test as base, expect } from "./shop-test.ts";

/**
 * A journey that changes what applies to everybody: its worker opens a shop of its own, in the place of the common one.
 */
export const test = base.extend<object, { ownShop: undefined }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from a pattern.
    async ({}, use) => {
      const closeShop = await openShop();
      await use(undefined);
      await closeShop();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
});

export { expect };
