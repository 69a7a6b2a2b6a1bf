import { afterEach, expect, test, vi } from "vitest";
import { getProductById } from "#contract/catalog/catalog.ts";
import { editOrder, type OrderEdit, quoteEdit } from "#contract/order-views/order-edits.ts";
import { type Answer, answerCalls, refusal, type SentCall } from "#web/testing/answer-calls.ts";
import { sampleLine } from "#web/testing/sample-line.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as EditOrderPage } from "./edit-order-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const item = { ...sampleLine, id: "line-1" };

const order = {
  id: "0190a6f0-0000-7000-8000-000000000001",
  OrderID: "TB-1111-1111-1111",
  version: "1",
  orderProgress: "Pending",
  name: "Sana Iqbal",
  phone: "03001234567",
  address: "7 Bosan Road",
  area: "",
  city: "Multan",
  postal_code: "60000",
  province: "Punjab",
  delivery_instruction: "",
  items: [item],
  reduction: 0,
  reductionReason: "",
  office: { email: "sana@tabeeb.example" },
  actions: { edit: { may: "do" } },
};

function quoted({ body }: SentCall): Answer {
  const { reduction, address, terms } = body as OrderEdit;
  const changes = [
    ...(reduction > 0 ? [{ what: "Reduction", before: "Rs. 0", after: `Rs. ${reduction}` }] : []),
    ...(address === order.address ? [] : [{ what: "Address", before: order.address, after: address }]),
  ];
  const totals = { order: 5000 - reduction, today: (address === "Anew" ? 5150 : 5000) - reduction };
  const amounts = {
    subtotal: 4750,
    discount: 0,
    delivery: 250,
    reduction,
    totalAmount: totals[terms],
    totalBefore: 5000,
    totals,
  };
  const promise = { leavesBy: "2026-12-01", arrivesFrom: "2026-12-03", arrivesBy: "2026-12-05" };
  const charges = {
    delivery: 250,
    nameEngraving: 300,
    secondLine: 0,
    surgicalCap: 350,
    customSize: 500,
    isCustomSizePerPart: false,
  };
  const items = (body as OrderEdit).items.map((line) => ({ ...item, quantity: line.quantity }));
  return { body: { items, ...amounts, coupon: null, changes, promise, charges, backToWork: [] } };
}

async function open(answers: Record<string, (sent: SentCall) => Answer>, changes: object = {}) {
  const calls = answerCalls({
    [quoteEdit.path]: quoted,
    [getProductById.path]: () => ({ body: { product } }),
    ...answers,
  });
  const path = `/orders/${order.id}/edit`;
  const { screen, router } = await showPage(path, <EditOrderPage />, {
    data: { order: { ...order, ...changes } },
  });
  const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
  const save = screen.getByRole("button", { name: "Save changes" });
  await expect.element(screen.getByText("Nothing yet.")).toBeVisible();
  const saves = () => calls.filter((call) => call.path === editOrder.path);
  return { screen, router, field, save, saves };
}

test("shows the changes and the new total before saving", async () => {
  const page = await open({ [editOrder.path]: () => ({ body: { version: "2", changes: [] } }) });
  await page.field("Address").fill("9 Bosan Road");
  await page.field("Reduction in rupees").fill("1,000");
  await page.field("Reason for the reduction").fill("Came late");
  await expect.element(page.screen.getByText("is 9 Bosan Road")).toBeVisible();
  await expect.element(page.screen.getByText("Rs. 4,000").last()).toBeVisible();
  expect(page.saves()).toEqual([]);

  await page.save.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.router.state.location.pathname).toBe(`/orders/${order.id}`);
  expect(page.saves().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      id: order.id,
      version: "1",
      address: "9 Bosan Road",
      reduction: 1000,
      reductionReason: "Came late",
      totalAmount: 4000,
      items: [expect.objectContaining({ id: "line-1", quantity: 1 })],
    }),
  ]);
});

test("an edit without a price shows an error beside its field and cannot be saved", async () => {
  const sentence = "Say why";
  const page = await open({
    [quoteEdit.path]: (sent) =>
      (sent.body as OrderEdit).reductionReason === "" && (sent.body as OrderEdit).reduction > 0
        ? { status: 400, body: refusal("INVALID", sentence, { fields: { reductionReason: sentence } }) }
        : quoted(sent),
  });
  await page.field("Reduction in rupees").fill("500");
  await expect.element(page.field("Reason for the reduction")).toHaveAccessibleDescription(sentence);
  await page.save.click();
  await expect.element(page.screen.getByText("Correct the fields marked above.")).toBeVisible();
  await expect.element(page.field("Reduction in rupees")).toHaveValue("500");
  expect(page.saves()).toEqual([]);
});

test("shows a concurrent change and does not overwrite it", async () => {
  const theirs = [{ what: "City", before: "Multan", after: "Sukkur" }];
  const sentence = "Someone else has changed this order meanwhile.";
  const page = await open({
    [editOrder.path]: () => ({
      status: 409,
      body: refusal("CHANGED_SINCE", sentence, { version: "5", changes: theirs }),
    }),
  });
  await page.field("Address").fill("9 Bosan Road");
  await expect.element(page.screen.getByText("is 9 Bosan Road")).toBeVisible();
  await page.save.click();
  await expect.element(page.screen.getByText("A colleague has changed this order:")).toBeVisible();
  await expect.element(page.screen.getByText("is Sukkur")).toBeVisible();
  await expect.element(page.field("Address")).toHaveValue("9 Bosan Road");
  expect(page.saves().map(({ body }) => (body as OrderEdit).version)).toEqual(["1"]);
});

test("says both values where a colleague has changed the same, and saves mine once that is chosen", async () => {
  const theirs = [{ what: "Address", before: "7 Bosan Road", after: "1 Mall Road" }];
  const stale = refusal("CHANGED_SINCE", "Someone has changed this order.", {
    version: "5",
    changes: theirs,
  });
  let isChanged = false;
  const answer = (sent: SentCall, fresh: () => Answer): Answer =>
    isChanged && (sent.body as OrderEdit).version !== "5" ? { status: 409, body: stale } : fresh();
  const page = await open({
    [quoteEdit.path]: (sent) => answer(sent, () => quoted(sent)),
    [editOrder.path]: (sent) => answer(sent, () => ({ body: { version: "6", changes: [] } })),
  });
  await page.field("Address").fill("9 Bosan Road");
  await expect.element(page.screen.getByText("is 9 Bosan Road")).toBeVisible();
  isChanged = true;
  await page.field("Address").fill("9 Bosan Road, Gate 2");
  await expect
    .element(page.screen.getByText("Address: theirs 1 Mall Road, yours 9 Bosan Road"))
    .toBeVisible();
  await page.screen.getByRole("button", { name: "Save mine anyway" }).click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.saves().at(-1)?.body).toMatchObject({ version: "5", address: "9 Bosan Road, Gate 2" });
});

test("an edit of an order with a booked courier asks first and is saved after confirmation", async () => {
  const questions = [{ code: "BOOKED_AS_IT_WAS", question: "A parcel of it is booked with PostEx." }];
  const page = await open(
    { [editOrder.path]: () => ({ body: { version: "2", changes: [] } }) },
    {
      actions: { edit: { may: "ask", questions } },
    },
  );
  await expect.element(page.screen.getByText("A parcel of it is booked with PostEx.")).toBeVisible();
  await page.field("Address").fill("9 Bosan Road");
  await expect.element(page.screen.getByText("is 9 Bosan Road")).toBeVisible();
  await page.save.click();
  await expect.poll(() => page.saves().length).toBe(1);
  expect(page.saves()[0]?.body).toMatchObject({ acknowledged: ["BOOKED_AS_IT_WAS"] });
});

test("an order that has left is not edited", async () => {
  answerCalls({ [quoteEdit.path]: quoted });
  const { screen } = await showPage("/orders/1/edit", <EditOrderPage />, {
    data: { order: { ...order, actions: { edit: { may: "not", why: "It is dispatched." } } } },
  });
  await expect.element(screen.getByText("It is dispatched.")).toBeVisible();
});

test("shows both totals after terms have changed since placing; today's apply once chosen", async () => {
  const page = await open({ [editOrder.path]: () => ({ body: { version: "2", changes: [] } }) });
  const choice = (name: RegExp) => page.screen.getByRole("radio", { name });
  expect(choice(/today/).query()).toBeNull();
  await page.field("Address").fill("Anew");
  await expect.element(choice(/^As when it was placed ?Rs. 5,000/)).toBeChecked();
  await page.screen.getByText("As they are today").click();
  await expect.poll(() => page.screen.getByText("Rs. 5,150").elements().length).toBeGreaterThan(1);
  await page.save.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.saves().map(({ body }) => body)).toEqual([
    expect.objectContaining({ terms: "today", totalAmount: 5150 }),
  ]);
});

const product = {
  id: "liberty-v-neck-set",
  name: "Liberty V-Neck Set",
  category: "Women",
  sizes: ["M", "L"],
  colors: [{ _id: "navy", label: "Navy Blue", value: "#1f2f4f" }],
  fabric_type: [{ _id: "cotton", name: "Plain Cotton", price: 0 }],
  trouser: true,
  trouserOptions: [],
  images: sampleLine.images,
};

test("an open line is taken into the order before it is saved", async () => {
  const page = await open({ [editOrder.path]: () => ({ body: { version: "2", changes: [] } }) });
  await page.screen.getByRole("button", { name: /^All choices of / }).click();
  await page.screen.getByLabelText("Size", { exact: true }).selectOptions("");
  await page.save.click();
  await expect.element(page.screen.getByText(/^Finish the open line/)).toBeVisible();
  await expect.element(page.screen.getByText("Choose a size")).toBeVisible();
  await page.screen.getByLabelText("Size", { exact: true }).selectOptions("L");
  await page.save.click();
  await expect.element(page.screen.getByLabelText("Size, line 1")).toHaveValue("L");
  expect(page.saves()).toEqual([]);
  await page.save.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.saves().map(({ body }) => body)).toEqual([
    expect.objectContaining({ items: [expect.objectContaining({ id: "line-1", sizes: "L" })] }),
  ]);
});

test("changes quantity and size in the line", async () => {
  const page = await open({ [editOrder.path]: () => ({ body: { version: "2", changes: [] } }) });
  await page.screen.getByRole("button", { name: "One more, line 1" }).click();
  await page.screen.getByLabelText("Size, line 1").selectOptions("L");
  await page.save.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.saves().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      items: [expect.objectContaining({ id: "line-1", sizes: "L", quantity: 2 })],
    }),
  ]);
});

test("a product that is not sold any more leaves its line with quantity alone", async () => {
  const page = await open({
    [getProductById.path]: () => ({ status: 404, body: refusal("NOT_FOUND", "There is no such product.") }),
  });
  await expect.element(page.screen.getByLabelText("Quantity, line 1")).toHaveValue("1");
  expect(page.screen.getByLabelText("Size, line 1").query()).toBeNull();
});

test("a reduction without a reason leaves the other changes in view", async () => {
  const sentence = "Say why";
  const page = await open({
    [quoteEdit.path]: (sent) =>
      (sent.body as OrderEdit).reductionReason === "" && (sent.body as OrderEdit).reduction > 0
        ? { status: 400, body: refusal("INVALID", sentence, { fields: { reductionReason: sentence } }) }
        : quoted(sent),
  });
  await page.field("Reduction in rupees").fill("500");
  await expect.element(page.field("Reason for the reduction")).toHaveAccessibleDescription(sentence);
  await page.field("Address").fill("9 Bosan Road");
  await expect.element(page.screen.getByText("is 9 Bosan Road")).toBeVisible();
  await expect.element(page.screen.getByText("Nothing yet.")).not.toBeInTheDocument();
});
