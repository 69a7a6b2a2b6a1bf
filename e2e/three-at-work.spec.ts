import type { Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, listenForComplaints, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

test.use({ refusals: ["409 /api/admin/orders/edit"] });

/** Answers of polls come within ten seconds, more on a busy machine. */
const soon = { timeout: 30_000 };

async function place(page: Page): Promise<{ id: string; number: string }> {
  const post = async (address: string, data: object) => (await page.request.post(address, { data })).json();
  const { OrderID: number } = await post("/orders/createOrderAsGuest", guestOrder({ name: "Journey Three" }));
  return { id: (await post("/orders/trackOrder", { OrderID: number })).order.id, number };
}

/** A tablet at which a tailor is signed in, in Urdu. */
async function openTablet(owner: Page, tailor: { id: string; name: string }, tablet: Page): Promise<void> {
  const made = await owner.request.post("/api/admin/workshopDevices/create", {
    data: { name: "Sewing table" },
  });
  const { enrolment } = await made.json();
  await owner.request.post("/api/admin/workshopDevices/setPin", { data: { id: tailor.id, pin: "2749" } });
  await tablet.goto(`/admin/bench#${enrolment.code}`);
  await tablet.getByRole("button", { name: "Connect" }).click();
  await tablet.getByRole("button", { name: "اردو" }).click();
  await tablet.getByRole("button", { name: tailor.name }).first().click();
  await tablet.keyboard.type("2749");
  await tablet.keyboard.press("Enter");
  await expect(tablet.getByRole("searchbox")).toBeVisible();
}

async function scan(tablet: Page, number: string): Promise<void> {
  await tablet.getByRole("searchbox").fill(number);
  await tablet.keyboard.press("Enter");
  await expect(tablet.getByRole("heading", { name: number })).toBeVisible();
}

const toList = (tablet: Page) => tablet.getByRole("button", { name: "واپس فہرست پر" }).click();
const cut = (tablet: Page) => tablet.getByRole("button", { name: "کٹ گیا درج کریں" });
const sewn = (tablet: Page) => tablet.getByRole("button", { name: "سل گیا درج کریں" });

test("three people confirm, sew in Urdu and pack beside each other without a reload, and overwrite nothing @once", async ({
  page: office,
  browser,
}) => {
  test.slow();
  const baseURL = process.env.SHOP_ORIGIN ?? "";
  const aside = async (width: number, height: number) =>
    (await browser.newContext({ baseURL, viewport: { width, height } })).newPage();
  const tablet = await aside(820, 1180);
  const packing = await aside(1366, 768);
  const packer = await haveStaffSession(packing, "packer");
  const { id } = await haveStaffSession(tablet, "workshop");
  await tablet.context().clearCookies();
  const tailor = { id, name: `Journey Tailor ${Date.now()}` };
  await inDatabase("update users set name = $2 where id = $1", [id, tailor.name]);
  await haveStaffSession(office, "owner");
  const first = await place(office);
  const second = await place(office);
  await openTablet(office, tailor, tablet);
  const complaints = [listenForComplaints(tablet), listenForComplaints(packing)];
  await haveStaffSession(office, "manager");
  await office.goto(`/admin/orders/${first.id}`);
  await packing.goto("/admin/packing");
  let loads = 0;
  for (const each of [office, tablet, packing])
    each.on("load", () => {
      loads += 1;
    });
  const nextStep = office.getByRole("region", { name: "Next step" });

  await test.step("the office confirms, the tailor cuts and sews, and the office sees it", async () => {
    await nextStep.getByRole("button", { name: "Confirm order" }).click();
    await expect(nextStep.getByRole("button", { name: "Start work" })).toBeVisible();
    await nextStep.getByRole("button", { name: "Start work" }).click();
    await expect(nextStep.getByRole("button", { name: "Mark cut" })).toBeEnabled();
    await scan(tablet, first.number);
    await cut(tablet).click();
    await sewn(tablet).click();
    await expect(sewn(tablet)).toBeHidden();
    await expect(nextStep.getByRole("button", { name: "Mark packed" })).toBeVisible(soon);
    await expect(nextStep.getByRole("status")).toHaveText(`Just changed: Sewn, by ${tailor.name}`);
  });

  await test.step("the packer packs it, and the office books it next", async () => {
    await packing.getByRole("searchbox").fill(first.number);
    await packing.keyboard.press("Enter");
    await expect(packing.getByRole("heading", { level: 1, name: first.number })).toBeVisible();
    await packing.getByRole("button", { name: "Mark as packed" }).click();
    await expect(packing.getByRole("button", { name: "Mark as packed" })).toBeHidden();
    await expect(nextStep.getByRole("button", { name: /^Book with/ })).toBeVisible(soon);
    await expect(nextStep.getByRole("status")).toHaveText(`Just changed: Packed, by ${packer.name}`);
  });

  await test.step("an edit of a garment that is cut meanwhile is asked first, and all that was typed stands", async () => {
    const menu = office.getByRole("navigation", { name: "Back office" });
    await menu.getByRole("link", { name: /^Orders/ }).click();
    await office.getByLabel("Number, name, phone, e-mail, place").fill(second.number);
    await office.getByRole("link", { name: second.number }).click();
    await nextStep.getByRole("button", { name: "Confirm order" }).click();
    await nextStep.getByRole("button", { name: "Start work" }).click();
    await office.getByRole("link", { name: "Edit" }).first().click();
    await office.getByLabel("Size, line 1").selectOption("XL");
    await office.getByLabel("Address", { exact: true }).fill("9 Beside Street");
    await expect(office.getByRole("status").filter({ hasText: "XL" })).toBeVisible();

    await toList(tablet);
    await scan(tablet, second.number);
    await cut(tablet).click();
    await expect(sewn(tablet)).toBeVisible();

    const save = office.getByRole("button", { name: "Save changes" });
    await save.click();
    await expect(office.getByText("Some of this is already cut or sewn").first()).toBeVisible();
    await expect(office.getByLabel("Size, line 1")).toHaveValue("XL");
    await expect(office.getByLabel("Address", { exact: true })).toHaveValue("9 Beside Street");
    const { order } = await (await office.request.get(`/api/admin/orders/get?id=${second.id}`)).json();
    expect(order.address).not.toBe("9 Beside Street");
  });

  expect(loads).toBe(0);
  expect(complaints.flat()).toEqual([]);
  await tablet.context().close();
  await packing.context().close();
});
