import sharp from "sharp";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

test.use({ refusals: ["400 /api/admin/pictures/upload", "409 /api/admin/products/update"] });

test("a product with photographs is made, looked at before it is published, and in the shop @once", async ({
  page,
  context,
}) => {
  await haveStaffSession(page, "manager");
  await page.goto("/admin/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Ravi Tunic");
  await page.getByLabel("Product code").fill("TB-J-1");
  await page.getByLabel("Category").selectOption("Women");
  await page.getByLabel("Description", { exact: true }).fill("For long shifts.");
  await page.getByLabel("Price", { exact: true }).fill("2900");
  await page.getByLabel("Sale price").fill("2900");
  await page.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByText("Enter less than the price")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Choose a colour" })).toBeVisible();
  await page.getByLabel("Add a colour").selectOption("Teal");
  await page.getByLabel("Sale price").fill("2400");

  // A file that is no picture is refused with a sentence, and the one after it is uploaded.
  const photograph = sharp({ create: { width: 500, height: 400, channels: 3, background: "#177a84" } });
  await page.getByLabel(/choose files/).setInputFiles([
    { name: "chart.svg", mimeType: "image/png", buffer: Buffer.from("<svg/>") },
    { name: "front.jpg", mimeType: "image/jpeg", buffer: await photograph.jpeg().toBuffer() },
  ]);
  await expect(page.getByText("chart.svg: This is not a JPEG, PNG, WebP or AVIF picture.")).toBeVisible();
  await page.getByLabel("Alt text").fill("Tunic on a hanger");
  await page.getByLabel("Caption").first().fill("Ayesha is 165 cm tall and wears size M.");
  await page.getByRole("button", { name: "Focal point of picture 1" }).click();
  await page.getByLabel("Across").fill("20");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Add product" }).click();
  await expect(page.getByRole("heading", { name: "Ravi Tunic" })).toBeVisible();

  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Preview", exact: true }).click(),
  ]);
  await expect(preview.getByRole("heading", { name: "Ravi Tunic" })).toBeVisible();
  const picture = preview.getByRole("img", { name: /Tunic on a hanger/ }).first();
  await expect(picture).toHaveCSS("object-position", "20% 50%");
  await expect(preview.getByText("Ayesha is 165 cm tall and wears size M.")).toBeVisible();
  const address = new URL(preview.url());
  address.search = "";
  expect((await preview.request.get(address.href)).status()).toBe(404);
  await preview.close();

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("button", { name: "Hide" })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(address.href)).status(), { timeout: 10_000 })
    .toBe(200);

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Products" }).click();
  await page.getByLabel("Name, code, colour or fabric").fill("ravi tunic");
  await expect(page.getByRole("row", { name: /Ravi Tunic.*2,400/ })).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole("link", { name: "Ravi Tunic" }).click();
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();

  // A colleague is faster. The typed text stays, and replaces theirs after a confirmation.
  const { product } = await (await page.request.get("/api/admin/products/get?id=ravi-tunic")).json();
  const theirs = { ...product, relatedIds: [], price: 2800 };
  expect((await page.request.post("/api/admin/products/update", { data: theirs })).status()).toBe(200);
  await page.getByLabel("Name", { exact: true }).fill("Ravi Tunic II");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Someone has changed this product since you opened it.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ravi Tunic II");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(page.getByRole("heading", { name: "Ravi Tunic II" })).toBeVisible();

  await page.goto("/admin/lists?list=pricing");
  await expect(page.getByLabel(/Delivery/)).toBeVisible();
  await expectNoBarriers(page);
});
