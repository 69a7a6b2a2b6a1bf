import { afterEach, expect, test, vi } from "vitest";
import type { ShopLists } from "#contract/catalog/lists.ts";
import { createProduct } from "#contract/catalog/office-products.ts";
import { answerCalls, refusal } from "#web/testing/answer-calls.ts";
import { showPage } from "#web/testing/show-page.tsx";
import { Component as NewProductPage } from "./new-product-page.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const idOf = (n: number) => `0190a6f0-0000-7000-8000-00000000000${n}`;
const named = { urdu: "", isUsed: true };
const facts = {
  weight: null,
  opacity: null,
  weave: "",
  weaveUrdu: "",
  content: "",
  contentUrdu: "",
  care: "",
  careUrdu: "",
};

const lists: ShopLists = {
  categories: [{ id: idOf(1), name: "Women", ...named }],
  colors: [
    { id: idOf(2), label: "Navy Blue", value: "#1f2f4f", ...named },
    { id: idOf(3), label: "Teal", value: "#1f6f6f", ...named },
  ],
  fabrics: [{ id: idOf(4), name: "Plain Cotton", price: 0, ...facts, ...named }],
  threads: [],
  sizeCharts: [],
  trousers: [],
  garmentTypes: [
    { id: "top", name: "Tops", sizes: ["S", "M", "L"] },
    { id: "cap", name: "Caps", sizes: ["M", "L"] },
  ],
  charges: [],
};

async function open() {
  const { screen, router } = await showPage("/products/new", <NewProductPage />, { data: lists });
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const add = screen.getByRole("button", { name: "Add product" });
  await expect.element(add).toBeVisible();
  return { screen, router, field, add };
}

type Page = Awaited<ReturnType<typeof open>>;

async function fillIn({ field }: Page) {
  await field("Name").fill("Clifton Tunic");
  await field("Product code").fill("TB-W-900");
  await field("Category").selectOptions("Women");
  await field("Description").fill("For long shifts.");
  await field("Price").fill("2900");
  await field("Add a colour").selectOptions("Teal");
}

test("shows missing values beside their fields, and beside the button where there is no field", async () => {
  const calls = answerCalls({});
  const page = await open();
  await page.field("Name").fill("Clifton Tunic");
  await page.add.click();
  await expect.element(page.field("Price")).toHaveAccessibleDescription("Enter an amount in rupees");
  await expect.element(page.field("Product code")).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.screen.getByRole("alert").last()).toHaveTextContent("Choose a colour");
  await expect.element(page.field("Name")).toHaveValue("Clifton Tunic");
  expect(calls).toEqual([]);
});

test("sends a new product whole and hidden, then opens its page", async () => {
  const calls = answerCalls({
    [createProduct.path]: () => ({ status: 201, body: { id: "clifton-tunic" } }),
  });
  const page = await open();
  await fillIn(page);
  await page.add.click();
  await expect.element(page.screen.getByText("another page")).toBeVisible();
  expect(page.router.state.location.pathname).toBe("/products/clifton-tunic");
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: "Clifton Tunic",
      product_code: "TB-W-900",
      categoryId: idOf(1),
      price: 2900,
      saleOffer: 0,
      isPublished: false,
      colorIds: [idOf(3)],
      fabricIds: [idOf(4)],
    }),
  ]);
});

test("a taken product code shows an error beside it and preserves the input", async () => {
  const sentence = "Another product has this code.";
  const answer = {
    status: 409,
    body: refusal("NAME_TAKEN", sentence, { fields: { product_code: sentence } }),
  };
  answerCalls({ [createProduct.path]: () => answer });
  const page = await open();
  await fillIn(page);
  await page.add.click();
  await expect.element(page.field("Product code")).toHaveAccessibleDescription(sentence);
  await expect.element(page.field("Product code")).toHaveFocus();
  await expect.element(page.field("Description")).toHaveValue("For long shifts.");
  await expect.element(page.screen.getByRole("button", { name: "Remove Teal" })).toBeVisible();
  await expect.element(page.add).toBeEnabled();
});

test("a new product takes the sizes of its garment type, and asks after others were chosen", async () => {
  answerCalls({});
  const { screen, field } = await open();
  const ticked = () =>
    [...document.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]:checked")]
      .map((box) => box.closest("label")?.textContent?.trim())
      .filter((label) => /^\d?X*[SML]?L?$/.test(label ?? ""));
  await field("Garment type").selectOptions("Tops");
  expect(ticked()).toEqual(["S", "M", "L"]);
  await field("Garment type").selectOptions("Caps");
  expect(ticked()).toEqual(["M", "L"]);
  await field("Garment type").selectOptions("Tops");
  await screen.getByRole("checkbox", { name: "M", exact: true }).click();
  await field("Garment type").selectOptions("Caps");
  await expect.element(screen.getByText("Caps are made in M, L, not in S.")).toBeVisible();
  await screen.getByRole("button", { name: "Take the sizes of Caps" }).click();
  expect(ticked()).toEqual(["M", "L"]);
  await expect.element(screen.getByText("Caps are made in M, L, not in S.")).not.toBeInTheDocument();
});
