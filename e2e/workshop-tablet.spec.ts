import type { Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

async function typePin(page: Page, pin: string) {
  for (const digit of pin) await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: "OK" }).click();
}

test.describe("a tablet of the workshop", () => {
  test.use({
    refusals: ["401 /api/admin/bench/get", "400 /api/admin/bench/begin", "401 /api/admin/bench/jobs"],
  });

  test("is let in by the owner, shows tickets to a PIN, and is shut out at once @once", async ({
    page,
    browser,
    baseURL,
  }) => {
    const placed = await page.request.post("/orders/createOrderAsGuest", { data: guestOrder() });
    const number = (await placed.json()).OrderID;
    const { name } = await haveStaffSession(page, "owner");
    await page.goto("/admin/workshop-tablets");
    await page.getByLabel("Name of the tablet").fill("Cutting table");
    await page.getByRole("button", { name: "Create code" }).click();
    const note = page.getByRole("status").filter({ hasText: "Scan this" });
    const [code = ""] = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec((await note.textContent()) ?? "") ?? [];
    await page
      .getByRole("button", { name: `Set PIN of ${name}` })
      .first()
      .click();
    await page.getByLabel("New PIN").fill("1234");
    await page.getByRole("button", { name: "Save PIN" }).click();
    await expect(page.getByText("Choose digits that are harder to guess")).toBeVisible();
    await page.getByLabel("New PIN").fill("2749");
    await page.getByRole("button", { name: "Save PIN" }).click();
    await expect(page.getByRole("button", { name: `Change PIN of ${name}` }).first()).toBeVisible();
    await expectNoBarriers(page);

    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 820, height: 1180 },
    });
    const tablet = await context.newPage();
    await tablet.goto(`/admin/bench#${code}`);
    await expect(tablet.getByLabel("Code")).toHaveValue(code);
    await tablet.getByRole("button", { name: "Connect" }).click();
    await expect(tablet.getByText("Cutting table")).toBeVisible();
    await tablet.getByRole("button", { name }).first().click();
    await expectNoBarriers(tablet);
    await typePin(tablet, "9090");
    await expect(tablet.getByText("Wrong PIN. 4 more tries.")).toBeVisible();
    await tablet.keyboard.type("2749");
    await tablet.keyboard.press("Enter");
    await expect(tablet.getByRole("button", { name: "Sign out" })).toBeVisible();

    await tablet.getByRole("searchbox").fill(number);
    await tablet.keyboard.press("Enter");
    await expect(tablet.getByRole("heading", { name: number })).toBeVisible();
    await expect(tablet.locator("main")).not.toContainText("Rs.");
    for (const [step, done] of [
      ["Start work", "Mark cut"],
      ["Mark cut", "Mark sewn"],
    ] as const) {
      await tablet.getByRole("button", { name: step }).click();
      await expect(tablet.getByRole("button", { name: done })).toBeVisible();
    }
    await expectNoBarriers(tablet);
    expect((await tablet.request.get("/api/admin/orders/list")).status()).toBe(401);

    // In Urdu, which the tablet remembers; numbers and sizes stay as they are.
    await tablet.getByRole("button", { name: "Back to the list" }).click();
    await tablet.getByRole("button", { name: "اردو" }).click();
    await expect(tablet.getByRole("button", { name: "کاٹنا باقی" })).toBeVisible();
    await tablet.reload();
    await tablet.getByRole("searchbox", { name: "آرڈر نمبر لکھیں یا ٹکٹ اسکین کریں" }).fill(number);
    await tablet.keyboard.press("Enter");
    await expect(tablet.getByRole("heading", { name: number })).toBeVisible();
    await expect(tablet.locator("[lang=ur][dir=rtl] main")).toContainText("سائز");
    const sewn = tablet.getByRole("button", { name: "سل گیا درج کریں" });
    const place = await sewn.boundingBox();
    if (!place) throw new Error("The next step has no place.");
    expect(place.y + place.height).toBeGreaterThan(1180 - 140);
    const tap = () => tablet.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await tap();
    await tap();
    await expect(tablet.getByRole("button", { name: "پیک ہو گیا درج کریں" })).toBeVisible();
    // A third tap at the same place, when the next step is shown.
    await tap();
    await expect(tablet.locator("[data-steps]")).toContainText("سل گیا");
    await expectNoBarriers(tablet);

    await page.getByRole("button", { name: "Block" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
    // The question goes when the shop has answered.
    await expect(page.getByRole("dialog")).toBeHidden();
    await tablet.getByRole("button", { name: "واپس فہرست پر" }).click();
    await expect(tablet.getByRole("heading", { name: "Connect this tablet" })).toBeVisible();
    await context.close();
  });
});
