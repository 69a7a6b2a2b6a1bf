import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliveryMessages } from "#messages/delivery.ts";
import { demoCharges, scrubSet } from "../catalog/testing/any-product.ts";
import { answerCalls } from "../testing/answer-calls.ts";
import { showPage } from "../testing/show-page.tsx";
import { ProductDetails } from "./product-details.tsx";

beforeEach(() => {
  sessionStorage.clear();
  answerCalls({});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(soldOut: string[], search = "") {
  const product = { ...scrubSet, soldOut, measuredCharge: 500 };
  const page = <ProductDetails product={product} charges={demoCharges} search={search} />;
  return (await showPage("/selectedItem/set", page)).screen;
}

test("shows price and exchange of a made-to-measure piece when every size is sold out", async () => {
  const screen = await open(["L", "M", "S"]);
  await expect.element(screen.getByText("Rs. 5,350").first()).toBeInTheDocument();
  expect(screen.getByText("Rs. 4,850").elements()).toHaveLength(1);
  await expect.element(screen.getByText(deliveryMessages.madeForYou)).toBeInTheDocument();
  expect(screen.getByText(deliveryMessages.exchange(7)).elements()).toEqual([]);
});

test("shows price and exchange of a size that is left, and sold-out sizes in order", async () => {
  const screen = await open(["M", "S"]);
  await expect.element(screen.getByText("Sold out: S, M.")).toBeInTheDocument();
  await expect.element(screen.getByText(deliveryMessages.exchange(7))).toBeInTheDocument();
  expect(screen.getByText("Rs. 5,350").elements()).toEqual([]);
});
