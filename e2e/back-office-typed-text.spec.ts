import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./support/accessibility.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

test.use({ refusals: ["401 /api/admin/products/update"] });

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

/** Orders that other journeys place meanwhile are counted in it. */
const ordersLink = (page: Page) => page.getByRole("link", { name: /^Orders( [\d,]+ waiting)?$/ }).first();

async function makeProduct(page: Page, code: string, name: string): Promise<string> {
  const lists = await (await page.request.get("/api/admin/lists/get")).json();
  const fields = {
    name,
    product_code: code,
    categoryId: lists.categories[0].id,
    garmentType: "top",
    description: "For long shifts.",
    nameUrdu: "",
    descriptionUrdu: "",
    hsCode: "",
    price: 2900,
    saleOffer: 0,
    saleStartsAt: null,
    saleEndsAt: null,
    sizes: ["M"],
    name_engraving: true,
    isPublished: false,
    colorIds: [lists.colors[0].id],
    fabricIds: [lists.fabrics[0].id],
    trouserOptions: [],
    relatedIds: [],
    pictures: [],
  };
  const response = await page.request.post("/api/admin/products/create", { data: fields });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id;
}

test("unsaved product changes are saved on publishing and never lost without a question @once", async ({
  page,
}) => {
  const staff = await haveStaffSession(page, "manager");
  const id = await makeProduct(page, `TB-J-81${test.info().retry}`, "Typed Tunic");
  // Of an earlier try there may be another one.
  await page.goto(`/admin/products?q=TB-J-81${test.info().retry}`);
  await page.getByRole("link", { name: "Typed Tunic", exact: true }).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Typed Tunic II");

  // By a link, by Back, and by closing the tab.
  await ordersLink(page).click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole("button", { name: "Stay" })).toBeFocused();
  await expectNoBarriers(page);
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await question(page).getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/products\/typed-tunic/);
  await expect(name).toHaveValue("Typed Tunic II");
  const asked = new Promise<string>((resolve) =>
    page.once("dialog", (dialog) => void dialog.dismiss().then(() => resolve(dialog.type()))),
  );
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe("beforeunload");

  // Copying waits, because it uses the saved product.
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Save first: the copy does not have unsaved changes.")).toBeVisible();

  // Errors are shown beside their fields, and nothing is published.
  await page.getByLabel("Price", { exact: true }).fill("");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const saving = page.getByRole("dialog", { name: "Save and publish?" });
  await saving.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Enter an amount in rupees")).toBeVisible();
  await page.getByLabel("Price", { exact: true }).fill("3100");

  // An ended session: the input is preserved after signing in again.
  await inDatabase("update staff_sessions set created_at = now() - interval '9 hours' where user_id = $1", [
    staff.id,
  ]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const ended = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(ended).toBeVisible();
  await inDatabase("update staff_sessions set created_at = now() where user_id = $1", [staff.id]);
  await ended.getByRole("button", { name: "Close" }).click();
  await expect(name).toHaveValue("Typed Tunic II");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Typed Tunic II" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide", exact: true })).toBeVisible();
  const { product } = await (await page.request.get(`/api/admin/products/get?id=${id}`)).json();
  expect(product).toMatchObject({ name: "Typed Tunic II", price: 3100, isPublished: true });

  await name.fill("Typed Tunic III");
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.getByRole("button", { name: "Save and hide" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Typed Tunic III" })).toBeVisible();
  await ordersLink(page).click();
  await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
});

test("an entry of a list that is typed half is not lost with another list @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  await page.goto("/admin/lists?list=category");
  await page.getByLabel("Name", { exact: true }).last().fill("Shoes");
  await page.getByRole("link", { name: "Colours" }).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/list=color/);
});

test("many products are hidden, brought back, and deleted, as far as they can be @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  const { retry } = test.info();
  const names = ["Bulk Tunic A", "Bulk Tunic B", "Bulk Tunic C"];
  for (const [index, name] of names.entries()) await makeProduct(page, `TB-J-9${retry}${index}`, name);
  await page.goto(`/admin/products?q=TB-J-9${retry}`);
  await expect(page.getByRole("row", { name: /Bulk Tunic/ })).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Publish 3" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish 3" }).click();
  await expect(page.getByText("3 products published.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 products hidden.")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select Bulk Tunic A" }).check();
  await page.getByRole("checkbox", { name: "Select Bulk Tunic B" }).check();
  await page.getByRole("button", { name: "Delete 2" }).click();
  const sure = page.getByRole("dialog", { name: "Delete 2 products?" });
  await expect(sure.getByRole("button", { name: "Keep them" })).toBeFocused();
  await sure.getByRole("button", { name: "Delete 2" }).click();
  await expect(page.getByText("2 products deleted.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Bulk Tunic/ })).toHaveCount(1);
});
