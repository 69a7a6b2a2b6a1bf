import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { setUser } from "#web/session/user-store.ts";
import { addToCart, clearCart, getCart } from "../cart/cart-store.ts";
import { type Answer, answerCalls, refusal, type SentCall } from "../testing/answer-calls.ts";
import { sampleLine } from "../testing/sample-line.ts";
import { showPage } from "../testing/show-page.tsx";
import CheckoutPage from "./checkout-page.tsx";

const charges = { delivery: 250, nameEngraving: 300, surgicalCap: 350, customSize: 500 };
const placed = { status: 201, body: { success: true, OrderID: "TB-7777-7777-7777", message: "Placed" } };
const orderPath = "/orders/createOrderAsGuest";

type Answers = Record<string, (sent: SentCall) => Answer>;

async function open(answers: Answers, shop: Partial<ShownSettings> = {}) {
  const delivery = { amount: charges.delivery };
  const calls = answerCalls({
    "/users/persistUserSession": () => ({ body: { user: null } }),
    "/pricing/getPricing": () => ({ body: [delivery, { amount: 300 }, { amount: 350 }, { amount: 500 }] }),
    ...answers,
  });
  const props = { loaderData: { charges } } as ComponentProps<typeof CheckoutPage>;
  const { screen, router } = await showPage("/checkout", <CheckoutPage {...props} />, { shop });
  const field = (name: string) => screen.getByRole("textbox", { name });
  const orderNow = screen.getByRole("button", { name: "Order Now" });
  await expect.element(orderNow).toBeVisible();
  const orders = () => calls.filter(({ path }) => path.startsWith("/orders/createOrder"));
  return { screen, router, field, orderNow, orders, delivery };
}

type Page = Awaited<ReturnType<typeof open>>;

async function fillIn({ screen, field }: Page) {
  await field("Name").fill("Ayesha Khan");
  await field("Email").fill("ayesha@tabeeb.example");
  await field("Phone").fill("0300 1234567");
  await screen.getByRole("combobox", { name: "City" }).fill("Multan");
  await screen.getByRole("combobox", { name: "Province" }).selectOptions("Punjab");
  await field("Postal code").fill("60000");
  await field("Address").fill("7 Bosan Road");
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  clearCart();
  addToCart(sampleLine);
  setUser(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("sends an order once with a key, empties the cart and opens its page", async () => {
  const page = await open({ [orderPath]: () => placed });
  await fillIn(page);
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.router.state.location.pathname).toBe("/order-success/TB-7777-7777-7777");
  const [order, ...others] = page.orders();
  expect(others).toEqual([]);
  expect(order?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
  expect(order?.body).toMatchObject({
    totalAmount: "5000",
    phone: "03001234567",
    items: [{ sizes: "M", quantity: 1 }],
  });
  expect(getCart().cart).toEqual([]);
});

test("shows missing fields beside them and sends nothing", async () => {
  const page = await open({ [orderPath]: () => placed });
  await page.field("Phone").fill("0300 12345");
  await page.orderNow.click();
  await expect.element(page.field("Name")).toHaveAccessibleDescription("Enter your name");
  await expect
    .element(page.field("Phone"))
    .toHaveAccessibleDescription(/A mobile number has 11 digits, such as 0300 1234567: 2 missing/);
  await expect.element(page.field("Name")).toHaveFocus();
  expect(page.orders()).toEqual([]);
  expect(getCart().cart).toHaveLength(1);
});

test("orders with fields that a form filler set without an event", async () => {
  const page = await open({ [orderPath]: () => placed });
  const put = (label: string, value: string) => {
    const element = page.screen.getByLabelText(label).element() as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value") ?? {};
    set?.call(element, value);
  };
  put("Name", "Ayesha Khan");
  put("Email", "ayesha@tabeeb.example");
  put("Phone", "0300 1234567");
  put("City", "Multan");
  put("Province", "Punjab");
  put("Postal code", "60000");
  put("Address", "7 Bosan Road");
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.orders()[0]?.body).toMatchObject({ name: "Ayesha Khan", city: "Multan", province: "Punjab" });
});

test("excludes unavailable lines from the total, and orders nothing with them", async () => {
  addToCart({ ...sampleLine, _id: "coat", uniqueId: "coat", name: "Classic Lab Coat", sale_price: 3000 });
  const page = await open({
    [orderPath]: () => placed,
    "/products/getProductById": ({ body }) => {
      const isCoat = (body as { id: string }).id === "coat";
      return { status: isCoat ? 404 : 503, body: refusal("NOT_FOUND", "There is no such product") };
    },
  });
  await expect
    .element(page.screen.getByText("Classic Lab Coat is no longer available", { exact: false }))
    .toBeVisible();
  await expect.element(page.screen.getByRole("definition").last()).toHaveTextContent("Rs. 5,000");
  await fillIn(page);
  await page.orderNow.click();
  await expect.element(page.screen.getByText(checkoutMessages.removeUnavailable)).toBeVisible();
  expect(page.orders()).toEqual([]);
});

test("shows a field error of the shop beside it and preserves all that was typed", async () => {
  const sentence = "Enter your address";
  const answer = { status: 400, body: refusal("INVALID", sentence, { fields: { address: sentence } }) };
  const page = await open({ [orderPath]: () => answer });
  await fillIn(page);
  await page.orderNow.click();
  await expect.element(page.field("Address")).toHaveAccessibleDescription(sentence);
  await expect.element(page.field("Address")).toHaveFocus();
  await expect.element(page.field("Name")).toHaveValue("Ayesha Khan");
  expect(getCart().cart).toHaveLength(1);
});

test("retries a lost answer with the same key", async () => {
  let isReachable = false;
  const page = await open({
    [orderPath]: () => (isReachable ? placed : Promise.reject(new TypeError("Failed to fetch"))),
  });
  await fillIn(page);
  await page.orderNow.click();
  await expect
    .element(page.screen.getByRole("alert"))
    .toHaveTextContent("The shop cannot be reached. Check your connection and try again.");
  isReachable = true;
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  const keys = page.orders().map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("shows a changed total before ordering at it", async () => {
  const sentence = "Prices have changed since you looked. Check the new total and order again.";
  let isKnown = false;
  const page = await open({
    [orderPath]: () =>
      isKnown ? placed : { status: 409, body: refusal("TOTAL_CHANGED", sentence, { totalAmount: 5050 }) },
  });
  await fillIn(page);
  page.delivery.amount = 300;
  await page.orderNow.click();
  await expect
    .element(page.screen.getByRole("alert"))
    .toHaveTextContent("The total is now Rs. 5,050. Check it and order again.");
  await expect.element(page.orderNow).toBeEnabled();
  isKnown = true;
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.orders().map(({ body }) => (body as { totalAmount: string }).totalAmount)).toEqual([
    "5000",
    "5050",
  ]);
});

test("merges two submits during an attempt into one order", async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const page = await open({
    [orderPath]: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await fillIn(page);
  await page.orderNow.click();
  await expect.poll(() => page.orders().length).toBe(1);
  document.querySelector("form")?.requestSubmit();
  document.querySelector("form")?.requestSubmit();
  answer(placed);
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.orders()).toHaveLength(1);
});

test("orders for the logged-in customer, and never silently as a guest after the session has ended", async () => {
  const user = {
    id: "7",
    name: "Ayesha Khan",
    email: "a@tabeeb.example",
    phone: "",
    address: "",
    role: "customer",
  };
  let session: unknown = user;
  const page = await open({
    "/users/persistUserSession": () => ({ body: { user: session } }),
    "/orders/getAllOrdersForUser": () => ({ body: { orders: [] } }),
    "/orders/createOrder": () => ({ status: 401, body: refusal("NOT_LOGGED_IN", "Log in first.") }),
    [orderPath]: () => placed,
  });
  setUser(user as Parameters<typeof setUser>[0]);
  await fillIn(page);
  session = null;
  await page.orderNow.click();
  await expect.element(page.screen.getByRole("alert")).toHaveTextContent(checkoutMessages.sessionEnded);
  await expect.element(page.field("Address")).toHaveValue("7 Bosan Road");
  expect(page.orders().map(({ path }) => path)).toEqual(["/orders/createOrder"]);
  await page.screen.getByRole("button", { name: "Continue as guest" }).click();
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.orders().map(({ path }) => path)).toEqual(["/orders/createOrder", orderPath]);
});

const couponPath = "/api/coupons/verifyCouponAtCheckout";

async function unfold({ screen }: Page) {
  await screen.getByRole("button", { name: "Have a coupon?" }).click();
}

async function apply({ screen }: Page, code: string) {
  await screen.getByRole("textbox", { name: "Coupon code" }).fill(code);
  await screen.getByRole("button", { name: "Apply" }).click();
}

test("checks a coupon with the cart, counts it in the total that is sent, and lets it be removed", async () => {
  const coupon = { code: "WELCOME10", kind: "fixed", amount: 500 };
  const page = await open({
    [couponPath]: () => ({ body: { message: "Coupon WELCOME10 applied", coupon, discount: 500 } }),
    [orderPath]: () => placed,
  });
  await fillIn(page);
  await unfold(page);
  await apply(page, "welcome10");
  await expect.element(page.screen.getByText("Coupon WELCOME10 applied").first()).toBeVisible();
  await page.screen.getByRole("button", { name: "Remove coupon WELCOME10" }).click();
  await apply(page, "welcome10");
  await expect.element(page.screen.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.orders()[0]?.body).toMatchObject({ coupon: "WELCOME10", totalAmount: "4500" });
});

test("shows why a coupon is refused beside its field", async () => {
  const sentence = "This coupon is for orders of Rs. 9,000 or more";
  const page = await open({
    [couponPath]: () => ({ status: 409, body: refusal("COUPON_NOT_APPLICABLE", sentence) }),
  });
  await unfold(page);
  await apply(page, "big");
  const code = page.screen.getByRole("textbox", { name: "Coupon code" });
  await expect.element(code).toHaveAccessibleDescription(sentence);
  await expect.element(code).toHaveValue("big");
});

test("shows the advance before the order, and sends it along", async () => {
  let asked = 1_500;
  const phones: unknown[] = [];
  const answers: Answers = {
    "/orders/getAdvance": ({ body }) => {
      phones.push((body as { phone?: string }).phone);
      return { body: { totalAmount: 5000, dueNow: asked, atDoor: 5000 - asked } };
    },
    [orderPath]: ({ body }) =>
      (body as { advance?: number }).advance === asked
        ? placed
        : { status: 409, body: refusal("ADVANCE_CHANGED", "Another advance", { advance: asked }) },
  };
  const page = await open(answers, { transferWays: ["raast"], advanceFrom: 0 });
  await fillIn(page);
  // Requested again with the phone, half a second after typing.
  await expect.poll(() => phones.at(-1)).toMatch(/\d/);
  await expect.element(page.screen.getByText("Rs. 1,500 now, Rs. 3,500 to the rider.")).toBeVisible();
  asked = 2_000;
  await page.orderNow.click();
  await expect.element(page.screen.getByText("Rs. 2,000 now, Rs. 3,000 to the rider.")).toBeVisible();
  expect(getCart().cart).toHaveLength(1);
  await page.orderNow.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.orders().map(({ body }) => (body as { advance?: number }).advance)).toEqual([1_500, 2_000]);
});

test("asks how to pay in the form, and the bar leads back to it", async () => {
  const page = await open({}, { transferWays: ["raast"], gateways: [] });
  const cash = page.screen.getByRole("radio", { name: /^Cash on delivery/ });
  await expect.element(cash).toBeChecked();
  const [choice, button] = [cash.element(), page.orderNow.element()];
  expect(choice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(choice.closest("section")?.querySelector("form")).not.toBeNull();
  await page.screen.getByText(checkoutMessages.payTransfer).click();
  await expect.element(page.screen.getByText(checkoutMessages.byTransfer)).toBeVisible();
  await page.screen.getByRole("button", { name: checkoutMessages.changePayment }).click();
  await expect.element(page.screen.getByRole("radio", { name: /transfer/ })).toHaveFocus();
});

test("offers no change where cash is the only way to pay", async () => {
  const page = await open({}, { transferWays: [], gateways: [] });
  expect(page.screen.getByRole("button", { name: checkoutMessages.changePayment }).query()).toBeNull();
});
