import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { uniqueIdOf } from "#contract/cart/unique-id.ts";
import { defaultShownSettings, type ShownSettings } from "#contract/settings/shop-settings.ts";
import { deliveryMessages } from "#messages/delivery.ts";
import { answerCalls } from "../testing/answer-calls.ts";
import { sampleLine } from "../testing/sample-line.ts";
import { showPage } from "../testing/show-page.tsx";
import CartPage from "./cart-page.tsx";
import { addToCart, clearCart } from "./cart-store.ts";

const charges = { delivery: 250, nameEngraving: 300, surgicalCap: 350, customSize: 500 };
const exchange = deliveryMessages.exchange(7);
const { madeForYou, onSale } = deliveryMessages;

const measured = { ...sampleLine, custom_size: { chest: "38" } } as unknown as typeof sampleLine;
const forOne = { ...measured, uniqueId: uniqueIdOf(measured) };
const reduced = { ...sampleLine, _id: "sale-set", uniqueId: "sale-set", sale_price: 4000 };

async function open(lines: readonly (typeof sampleLine)[], shop: Partial<ShownSettings> = {}) {
  answerCalls({});
  for (const line of lines) addToCart(line);
  const props = { loaderData: { charges } } as ComponentProps<typeof CartPage>;
  return (await showPage("/cart", <CartPage {...props} />, { shop })).screen;
}

const withoutSaleGoods: Partial<ShownSettings> = {
  aftercareRules: { ...defaultShownSettings.aftercareRules, takesSaleGoods: false },
};

beforeEach(clearCart);
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["of standard sizes", [sampleLine], {}, [exchange]],
  ["that are personalised", [forOne], {}, [madeForYou]],
  ["of both kinds", [sampleLine, forOne], {}, [exchange, madeForYou]],
  ["on sale where the shop exchanges such", [reduced], {}, [exchange]],
  ["on sale where it does not", [sampleLine, reduced], withoutSaleGoods, [exchange, onSale]],
  ["on sale alone where it does not", [reduced], withoutSaleGoods, [onSale]],
])("shows the exchange terms of goods %s", async (_, lines, shop, said) => {
  const screen = await open(lines, shop);
  for (const sentence of [exchange, madeForYou, onSale])
    await expect
      .poll(() => screen.getByText(sentence, { exact: true }).elements().length, { message: sentence })
      .toBe(said.includes(sentence) ? 1 : 0);
});

test.each([
  ["only cash is taken", {}, /^You pay in cash when your parcel arrives\./],
  [
    "orders can be paid ahead",
    { transferWays: ["raast" as const] },
    /^You choose at the checkout how you pay/,
  ],
])("shows ways to pay and the last time to cancel where %s", async (_, shop, said) => {
  const screen = await open([sampleLine], shop);
  await expect.element(screen.getByText(said)).toBeVisible();
  await expect
    .element(screen.getByText(/ You can cancel until our workshop starts your order\.$/))
    .toBeVisible();
});
