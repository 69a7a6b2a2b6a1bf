import type { Page } from "@playwright/test";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { leopards, postEx } from "#server/testing/payout-files.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

type Statement = { name: string; number: string; paidOn: string; file: string };

async function lookAt(page: Page, { name, number, paidOn, file }: Statement): Promise<void> {
  await page.goto("/admin/payouts");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(file) });
  await page.getByLabel("Number of the statement").fill(number);
  await page.getByLabel("Paid on").fill(paidOn);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
}

/** Looks at a statement, and enters it as staff do; gives what the page says before. */
async function enter(page: Page, statement: Statement, entered: string): Promise<string> {
  await lookAt(page, statement);
  await expect(page.getByText(`${entered} will be posted to orders`)).toBeVisible();
  const findings = await page.getByRole("main").innerText();
  await page.getByRole("button", { name: "Post to orders" }).click();
  await expectToast(page, `${entered} posted to orders`);
  return findings;
}

// Of a month in which no other journey is paid.
test("a month of statements of two couriers ends in the books, each parcel once @once", async ({ page }) => {
  test.slow();
  await haveStaffSession(page, "manager");
  const run = String(Date.now()).slice(-7);
  /** The order of each parcel. */
  const sent = new Map<string, string>();
  const send = async (number: string, courier: string, isDelivered = true) => {
    const data = guestOrder({ phone: `0300 ${run}` });
    const { OrderID } = await (await page.request.post("/orders/createOrderAsGuest", { data })).json();
    const { order } = await (await page.request.post("/orders/trackOrder", { data: { OrderID } })).json();
    const orders = [{ id: order.id, consignmentNumber: number }];
    await page.request.post("/api/admin/orders/dispatch", {
      data: { courier, orders, acknowledged: questionCodes },
    });
    if (isDelivered) await page.request.post("/api/admin/orders/deliver", { data: { ids: [order.id] } });
    sent.set(number, order.id);
  };
  const [first, second, back] = [`2608${run}001`, `2608${run}002`, `2608${run}003`];
  const [third, short, last] = [`LE75${run}1`, `LE75${run}2`, `LE75${run}3`];
  for (const number of [first, second]) await send(number, "PostEx");
  await send(back, "PostEx", false);
  for (const number of [third, short, last]) await send(number, "Leopards");

  await enter(
    page,
    {
      name: "CPR_1.csv",
      number: `CPR-${run}-1`,
      paidOn: "2026-08-07",
      file: postEx.file(postEx.delivered(first), postEx.delivered(second)),
    },
    "2 rows",
  );
  const inSecondWeek = {
    name: "COD statement.xls",
    number: `INV-${run}-2`,
    paidOn: "2026-08-14",
    file: leopards.page(leopards.row(third), leopards.row(short, 4_500)),
  };
  expect(await enter(page, inSecondWeek, "2 rows")).toContain("Too little (1)");
  const later = await enter(
    page,
    {
      name: "CPR_3.csv",
      number: `CPR-${run}-3`,
      paidOn: "2026-08-21",
      file: postEx.file(postEx.delivered(first), postEx.returned(back), postEx.delivered("26080000000000")),
    },
    "1 row",
  );
  for (const list of ["Twice (1)", "Returned (1)", "Unknown number (1)"]) expect(later).toContain(list);
  await enter(
    page,
    {
      name: "COD statement 4.xls",
      number: `INV-${run}-4`,
      paidOn: "2026-08-28",
      file: leopards.page(leopards.row(last)),
    },
    "1 row",
  );

  await test.step("a statement that is chosen again has nothing to enter", async () => {
    await page.goto("/admin/payouts");
    const months = page.getByRole("table", { name: "By month" });
    const before = await months.getByRole("row", { name: /^2026-08|August 2026/ }).innerText();
    await lookAt(page, inSecondWeek);
    await expect(page.getByText("All rows of this file were posted before.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Post to orders" })).toBeHidden();
    await page.reload();
    expect(await months.getByRole("row", { name: /^2026-08|August 2026/ }).innerText()).toBe(before);
  });

  await test.step("the books show what each courier has collected, withheld and paid in the month", async () => {
    const couriers = page.getByRole("table", { name: "Payouts by month and courier" });
    // Five days are counted while somebody looks; what other journeys have changed may come first.
    await expect(async () => {
      await page.goto("/admin/books");
      await expect(couriers).toBeVisible();
      await expect(page.getByText("Older days are still being counted")).toBeHidden({ timeout: 100 });
    }).toPass();
    await expectNoBarriers(page);
    const rowOf = (courier: string) =>
      couriers
        .getByRole("row")
        .filter({ hasText: "August 2026" })
        .filter({ hasText: new RegExp(courier) });
    // The unknown parcel is in what the courier has paid, and the one that was repeated once.
    for (const sum of ["Rs. 15,000", "Rs. 889.60", "Rs. 257.98", "Rs. 13,368.08"])
      await expect(rowOf("PostEx")).toContainText(sum);
    for (const sum of ["Rs. 14,500", "Rs. 290", "Rs. 13,920"])
      await expect(rowOf("Leopards")).toContainText(sum);
  });

  await test.step("each order has its money once, and what is short is still to be paid", async () => {
    const due = new Map([
      [back, "Rs. 5,000"],
      [short, "Rs. 500"],
    ]);
    for (const [number, id] of sent) {
      await page.goto(`/admin/orders/${id}`);
      const ledger = page.locator("section").filter({ has: page.getByRole("heading", { name: "Ledger" }) });
      await expect(ledger).toContainText(
        new RegExp(`(To be paid|Cash on delivery)\\s*${due.get(number) ?? "Rs. 0"}(?!\\d)`),
      );
      if (number !== back) await expect(ledger.getByText("Cash received")).toHaveCount(1);
    }
  });
});
