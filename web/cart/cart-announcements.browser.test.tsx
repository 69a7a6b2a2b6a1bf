import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartMessages } from "#messages/cart.ts";
import { answerCalls, refusal } from "../testing/answer-calls.ts";
import { sampleLine } from "../testing/sample-line.ts";
import { showPage } from "../testing/show-page.tsx";
import CartPage from "./cart-page.tsx";
import { addToCart, clearCart } from "./cart-store.ts";

const charges = { delivery: 250, nameEngraving: 300, surgicalCap: 350, customSize: 500 };
const pricing = [{ amount: 250 }, { amount: 300 }, { amount: 350 }, { amount: 500 }];
const coat = { ...sampleLine, _id: "coat", uniqueId: "coat", name: "Classic Lab Coat", sale_price: 3000 };

async function open(gone: readonly string[] = []) {
  addToCart(sampleLine);
  addToCart(coat);
  answerCalls({
    "/pricing/getPricing": () => ({ body: pricing }),
    "/products/getProductById": ({ body }) =>
      gone.includes((body as { id: string }).id)
        ? { status: 404, body: refusal("NOT_FOUND", "There is no such product") }
        : { status: 503, body: refusal("UNAVAILABLE", "Later") },
  });
  const props = { loaderData: { charges } } as ComponentProps<typeof CartPage>;
  return (await showPage("/cart", <CartPage {...props} />)).screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const said = (screen: Screen, sentence: string) =>
  expect
    .poll(() =>
      screen
        .getByRole("status")
        .elements()
        .map((status) => status.textContent),
    )
    .toContain(sentence);

const amount = (screen: Screen, label: string) =>
  screen
    .getByRole("definition")
    .elements()
    .find((row) => row.previousElementSibling?.textContent === label)?.textContent;

beforeEach(clearCart);
afterEach(() => {
  vi.unstubAllGlobals();
});

test("announces a changed quantity with its piece and the new total", async () => {
  const screen = await open();
  const coats = screen.getByRole("group", { name: "Quantity of Classic Lab Coat" });
  await coats.getByRole("button", { name: "One more" }).click();
  await said(screen, "Classic Lab Coat: 2 pieces. Total Rs. 10,750");
  await coats.getByRole("button", { name: "One less" }).click();
  await said(screen, "Classic Lab Coat: 1 piece. Total Rs. 7,750");
});

test("announces a removal and its undoing with the new total", async () => {
  const screen = await open();
  await screen.getByRole("button", { name: "Remove Liberty V-Neck Set" }).click();
  await said(screen, "Liberty V-Neck Set removed. Total Rs. 3,250");
  await screen.getByRole("button", { name: cartMessages.undoRemoval("Liberty V-Neck Set") }).click();
  await said(screen, "Liberty V-Neck Set: 1 piece. Total Rs. 7,750");
});

test("excludes unavailable lines from the total", async () => {
  const screen = await open(["coat"]);
  await expect.element(screen.getByText(cartMessages.gone("Classic Lab Coat"))).toBeVisible();
  expect(amount(screen, "Subtotal")).toBe("Rs. 4,750");
  expect(amount(screen, "Total")).toBe("Rs. 5,000");
});

test("shows nothing to pay while no line is available", async () => {
  const screen = await open(["coat", sampleLine._id]);
  await expect.poll(() => amount(screen, "Total")).toBe("Rs. 0");
});
