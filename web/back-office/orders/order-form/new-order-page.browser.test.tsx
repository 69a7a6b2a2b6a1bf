import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { getProductById, getProducts } from "#contract/catalog/catalog.ts";
import { findCustomer } from "#contract/customers/customers.ts";
import { getPricing } from "#contract/money/pricing.ts";
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
  promise: { leavesBy: "2026-12-01", arrivesFrom: "2026-12-03", arrivesBy: "2026-12-05" },
};

const pricing = [250, 300, 350, 500].map((amount, place) => ({ _id: String(place), name: "", amount }));

const known = {
  customer: { id: "c1", name: "Sana Iqbal", orders: 3, delivered: 3, refused: 0, marks: [] },
  lastOrder: {
    name: "Sana Iqbal",
    email: "sana@tabeeb.example",
    address: "7 Bosan Road",
    area: "",
    city: "Multan",
    postal_code: "60000",
    province: "Punjab",
    sizes: [{ productId: product.id, name: product.name, size: "L", orderedAt: "2026-11-02T10:00:00.000Z" }],
  },
};

async function open(answers: Record<string, (sent: SentCall) => Answer> = {}) {
  const calls = answerCalls({
    [findCustomer.path]: () => ({ body: { customer: null, lastOrder: null } }),
    [getPricing.path]: () => ({ body: pricing }),
    [getProducts.path]: () => ({ body: { productData: [product], page: 1, totalPages: 1 } }),
    [getProductById.path]: () => ({ body: { product } }),
    [quoteOrder.path]: () => ({ body: quote }),
    ...answers,
  });
  const { screen } = await showPage("/orders/new", <NewOrderPage />);
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  return { screen, place: screen.getByRole("button", { name: "Place order" }), sent };
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
  const missing = page.screen.getByText("Add an item first.");
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

test("fills in a known customer and leaves what is typed", async () => {
  const page = await open({ [findCustomer.path]: () => ({ body: known }) });
  const field = (name: string) => page.screen.getByLabelText(name, { exact: true });
  await field("City").fill("Lodhran");
  await field("Phone").fill("0300 1234567");
  await expect.element(page.screen.getByText("3 orders, 3 delivered")).toBeVisible();
  await expect.element(page.screen.getByText("Last sizes: L (Liberty V-Neck Set)")).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Sana Iqbal");
  await expect.element(field("Address")).toHaveValue("7 Bosan Road");
  await expect.element(page.screen.getByLabelText(/^Province/)).toHaveValue("Punjab");
  await expect.element(field("City")).toHaveValue("Lodhran");
});

test("another phone takes back what the first one filled in, and nothing else", async () => {
  const page = await open({
    [findCustomer.path]: ({ query }) =>
      String(query.get("phone")).endsWith("4567")
        ? { body: known }
        : { body: { customer: null, lastOrder: null } },
  });
  const field = (name: string) => page.screen.getByLabelText(name, { exact: true });
  await field("Phone").fill("0300 1234567");
  await expect.element(field("Address")).toHaveValue("7 Bosan Road");
  await field("Name").fill("Her sister");
  await field("Phone").fill("0300 7654321");
  await expect.element(page.screen.getByText(/^A new customer/)).toBeVisible();
  await expect.element(field("Address")).toHaveValue("");
  await expect.element(field("Name")).toHaveValue("Her sister");
});

test("shows surcharges while choosing and the delivery date with the sum", async () => {
  const linen = {
    ...product,
    fabric_type: [...product.fabric_type, { _id: "linen", name: "Linen", price: 600 }],
  };
  const page = await open({
    [getProductById.path]: () => ({ body: { product: { ...linen, name_engraving: true } } }),
  });
  const search = page.screen.getByRole("searchbox", { name: "Find a product" });
  await search.fill("tb-w-101");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.screen.getByLabelText(/^Name to engrave \+ Rs. 300/)).toBeVisible();
  await expect.element(page.screen.getByRole("option", { name: "Linen + Rs. 600" })).toBeInTheDocument();
  await expect.element(page.screen.getByText("With surgical cap + Rs. 350")).toBeVisible();
  await page.screen.getByLabelText("Size").first().selectOptions("M");
  await page.screen.getByLabelText("Fabric").selectOptions("Plain Cotton");
  await page.screen.getByRole("button", { name: "Add to order" }).click();
  await expect.element(page.screen.getByText("3 to 5 Dec")).toBeVisible();
});

test("changes size and quantity in the line and asks the server for the price", async () => {
  const page = await open();
  await addLine(page);
  await page.screen.getByRole("button", { name: "One more, line 1" }).click();
  await page.screen.getByLabelText("Size, line 1").selectOptions("L");
  await expect
    .poll(() => page.sent(quoteOrder.path).at(-1))
    .toMatchObject({ items: [{ sizes: "L", quantity: 2, color: "Navy Blue" }] });
  await page.screen.getByRole("button", { name: "Remove Liberty V-Neck Set" }).click();
  await expect.element(page.screen.getByText(/^Add a product to see/)).toBeVisible();
});

test("an open line is added before the order is placed, then another order begins", async () => {
  const taken = { success: true, OrderID: "TB-1111-1111-1111", message: "", id: "o1" };
  const page = await open({ [takeOrder.path]: () => ({ status: 201, body: taken }) });
  await fillIn(page);
  await addLine(page);
  await page.screen.getByRole("searchbox", { name: "Find a product" }).fill("liberty");
  await page.screen.getByRole("button", { name: /^Liberty V-Neck Set/ }).click();
  await page.place.click();
  await expect.element(page.screen.getByText("Choose a size")).toBeVisible();
  await expect.element(page.screen.getByText(/^Finish the open line/)).toBeVisible();
  await page.screen.getByRole("combobox", { name: "Size", exact: true }).selectOptions("L");
  await page.place.click();
  await expect.element(page.screen.getByLabelText("Size, line 2")).toHaveValue("L");
  expect(page.sent(takeOrder.path)).toEqual([]);
  await expect.poll(() => (page.sent(quoteOrder.path).at(-1) as { items: unknown[] }).items.length).toBe(2);
  await page.place.click();
  const link = page.screen.getByRole("link", { name: "TB-1111-1111-1111" });
  await expect.element(link).toHaveAttribute("href", "/orders/o1");
  expect(page.sent(takeOrder.path)).toMatchObject([{ items: [{ sizes: "M" }, { sizes: "L" }] }]);
  await page.screen.getByRole("button", { name: "Another order" }).click();
  await expect.element(page.screen.getByLabelText("Name", { exact: true })).toHaveValue("");
});
