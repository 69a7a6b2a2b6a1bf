import { guestOrder } from "#server/testing/guest-order.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { sendAllTheSame } from "./support/asked-first.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// A shop of its own, which has an account with the courier.
test("orders are booked with a courier, one of them not at once, and followed to the door @once", async ({
  page,
  browser,
}) => {
  test.slow();
  const postEx = await startPostEx();
  await withProductionShop(
    { env: { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token } },
    async ({ origin, databaseUrl }) => {
      const place = async (name: string) => {
        const order = guestOrder({ name, city: "lahore", phone: "0300 1234567" });
        const placed = await page.request.post(`${origin}/orders/createOrderAsGuest`, { data: order });
        return (await placed.json()).OrderID as string;
      };
      const [first, second] = [await place("Journey First"), await place("Journey Second")];
      await haveStaffSession(page, "manager", { origin, databaseUrl });
      // It books the first one it is asked for, and its answer is lost.
      postEx.faults.push("silent-after-booking");

      await page.goto(`${origin}/admin/orders`);
      await page.getByRole("checkbox", { name: /all/i }).first().check();
      await page.getByRole("button", { name: "Book 2 with PostEx" }).click();
      const dialog = page.getByRole("dialog", { name: "Book 2 with PostEx" });
      for (const number of [first, second])
        await dialog.getByRole("button", { name: `Change ${number}` }).click();
      await dialog
        .getByRole("textbox", { name: /^Weight of/ })
        .first()
        .fill("heavy");
      await dialog.getByRole("button", { name: "Book", exact: true }).click();
      await expect(dialog.getByText("Enter the weight, 1 g to 50 kg").first()).toBeVisible();
      await expectNoBarriers(page);
      for (const field of await dialog.getByRole("textbox", { name: /^Weight of/ }).all())
        await field.fill("900");
      await sendAllTheSame(dialog, "Book");
      await expect(page.getByText("2 orders sent to PostEx for booking.")).toBeVisible();
      // Closing takes a step back in the history, which would end the next navigation.
      await expect(dialog).toBeHidden();

      const open = async (number: string) => {
        await page.goto(`${origin}/admin/orders`);
        await page.getByRole("link", { name: number }).click();
      };
      for (const number of [first, second]) {
        await open(number);
        await expect(page.getByText("Booked", { exact: true })).toBeVisible({ timeout: 40_000 });
        await expect(page.getByText("Collects Rs. 5,000, 900 g, to lahore")).toBeVisible();
      }
      await expectNoBarriers(page);
      expect(postEx.parcels.map(({ order }) => order.orderRefNumber).sort()).toEqual([first, second].sort());
      const label = page.getByRole("link", { name: "Label", exact: true });
      const sheet = await page.request.get(`${origin}${await label.getAttribute("href")}`);
      expect(sheet.headers()["content-type"]).toBe("application/pdf");

      const parcel = postEx.parcels.find(({ order }) => order.orderRefNumber === second);
      const number = parcel?.trackingNumber ?? "";
      postEx.happen(number, "0003", "At PostEx Warehouse", new Date(Date.now() - 120_000));
      postEx.happen(number, "0013", "Attempted: RFD", new Date(Date.now() - 60_000));
      const pushed = await page.request.post(`${origin}/couriers/postex/push`, {
        data: { trackingNumber: number },
      });
      expect(pushed.ok()).toBe(true);
      await expect
        .poll(() => inDatabase("select from orders where progress = 'Dispatched'", [], databaseUrl))
        .toHaveLength(1);
      await page.reload();
      await expect(page.getByText("Delivery failed").first()).toBeVisible();

      const shopper = await (await browser.newContext()).newPage();
      for (const [language, words] of [
        ["", "Delivery failed: it was refused"],
        ["/ur", "ڈیلیوری نہیں ہو سکی: لینے سے انکار کیا گیا"],
      ]) {
        await shopper.goto(`${origin}${language}/order-track#${second}`);
        await expect(shopper.getByText(words ?? "")).toBeVisible();
        await expect(shopper.getByText(number).first()).toBeVisible();
      }
      await shopper.context().close();

      postEx.happen(number, "0007", "Returned");
      await page.request.post(`${origin}/couriers/postex/push`, { data: { trackingNumber: number } });
      await expect
        .poll(() => inDatabase("select from parcels where state = 'returned'", [], databaseUrl), {
          timeout: 30_000,
        })
        .toHaveLength(1);
      await page.getByRole("button", { name: "Check in return" }).click();
      const checkIn = page.getByRole("dialog", { name: `Check in ${second}` });
      await checkIn.getByRole("textbox", { name: "Repair" }).fill("1");
      await checkIn.getByRole("textbox", { name: /^Return fee of the courier/ }).fill("150");
      await checkIn.getByRole("textbox", { name: "Reason" }).fill("Refused at the door");
      await expectNoBarriers(page);
      await checkIn.getByRole("button", { name: "Check in", exact: true }).click();
      await expectToast(page, "Checked in");
      await expect(page.getByText("Return checked in")).toBeVisible();
      const ended = `select from orders o join order_returns r on r.order_id = o.id
        where o.progress = 'Cancelled' and r.fee = 150`;
      expect(await inDatabase(ended, [], databaseUrl)).toHaveLength(1);
      // The office would ask the shop for its news after it has ended.
      await page.goto("about:blank");
    },
  );
  await postEx.close();
});
