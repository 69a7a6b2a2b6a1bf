import { afterEach, expect, test, vi } from "vitest";
import { getProductById, getProducts } from "#contract/catalog/catalog.ts";
import { quoteOrder, takeOrder } from "#contract/order-views/office-orders.ts";
import { type Answer, answerCalls, refusal, type SentCall } from "#web/testing/answer-calls.ts";
import { sampleLine } from "#web/testing/sample-line.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as NewOrderPage } from "./new-order-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const product = {
  id: "liberty-v-neck-set",
  name: "Liberty V-Neck Set",
  product_code: "TB-W-101",
  category: "Women",
  from_price: 4750,
  prices_differ: false,
  sizes: ["M", "L"],
  colors: [{ _id: "navy", label: "Navy Blue", value: "#1f2f4f" }],
  fabric_type: [{ _id: "cotton", name: "Plain Cotton", price: 0 }],
  trouser: true,
  trouserOptions: [],
  images: sampleLine.images,
};

const quote = {
  items: [{ ...sampleLine, id: "line-1" }],
  subtotal: 4750,
  discount: 0,
  delivery: 250,
  reduction: 0,
  totalAmount: 5000,
  advance: { due: 0, reasons: [] },
  takesTransfers: false,
};

async function open(answers: Record<string, (sent: SentCall) => Answer> = {}) {
  answerCalls({
    [getProducts.path]: () => ({ body: { productData: [product], page: 1, totalPages: 1 } }),
    [getProductById.path]: () => ({ body: { product } }),
    [quoteOrder.path]: () => ({ body: quote }),
    ...answers,
  });
  const { screen } = await showPage("/orders/new", <NewOrderPage />);
  return { screen, place: screen.getByRole("button", { name: "Place order" }) };
}

type Page = Awaited<ReturnType<typeof open>>;

async function fillIn({ screen }: Page) {
  for (const [name, value] of [
    ["Name", "Sana Iqbal"],
    ["Phone", "03001234567"],
    ["City", "Multan"],
    ["Address", "7 Bosan Road"],
  ] as const)
    await screen.getByLabelText(name, { exact: true }).fill(value);
  await screen.getByLabelText(/^Province/).selectOptions("Punjab");
}

async function addLine({ screen }: Page) {
  await screen.getByRole("searchbox", { name: "Find a product" }).fill("liberty");
  await screen.getByRole("button", { name: /^Liberty V-Neck Set/ }).click();
  await screen.getByLabelText("Size").first().selectOptions("M");
  await screen.getByRole("button", { name: "Add to order" }).click();
  await expect.element(screen.getByText("Rs. 5,000").first()).toBeVisible();
}

test("clears the error of a missing value once it is added", async () => {
  const page = await open();
  await fillIn(page);
  await page.place.click();
  const missing = page.screen.getByText("Add what is to be ordered first.");
  await expect.element(missing).toBeVisible();
  await addLine(page);
  await expect.element(missing).not.toBeInTheDocument();
});

test("opens the order that was placed although its response was lost", async () => {
  const sentence = "This order was already placed with other contents.";
  const extra = { OrderID: "TB-1111-1111-1111" };
  const page = await open({
    [takeOrder.path]: () => ({ status: 422, body: refusal("KEY_REUSED", sentence, extra) }),
  });
  await fillIn(page);
  await addLine(page);
  await page.place.click();
  await expect.element(page.screen.getByText(sentence)).toBeVisible();
  await expect
    .element(page.screen.getByRole("link", { name: "Open TB-1111-1111-1111, which is placed" }))
    .toHaveAttribute("href", "/orders?q=TB-1111-1111-1111");
});
