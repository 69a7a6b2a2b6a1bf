import { guestOrder, plainLine, saleLine } from "#server/testing/guest-order.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { sendAllTheSame } from "./support/asked-first.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// A shop of its own, which has an account with the courier.
test("an order goes in two parcels, of which one is refused and one is paid out @once", async ({
  page,
  browser,
}) => {
  test.slow();
  const postEx = await startPostEx();
  await withProductionShop(
    { env: { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token } },
    async ({ origin, databaseUrl }) => {
      const rows = (sql: string, values: unknown[] = []) => inDatabase(sql, values, databaseUrl);
      const inStock = () =>
        rows("select pieces from product_stock where product_id = $1 and size = 'M'", [saleLine._id]);
      const post = async (address: string, data: object) =>
        (await page.request.post(`${origin}${address}`, { data, headers: { origin } })).json();
      await haveStaffSession(page, "manager", { origin, databaseUrl });
      const counted = await rows("select unnest(sizes) as size, 5 as pieces from products where id = $1", [
        saleLine._id,
      ]);
      await post("/api/admin/stock/start", { id: saleLine._id, sizes: counted });
      const items = [{ ...plainLine, quantity: 2 }, saleLine];
      const placed = guestOrder({ items, city: "lahore", phone: "0300 1234567", totalAmount: "14900" });
      const { OrderID } = await post("/orders/createOrderAsGuest", placed);
      const { order } = await post("/orders/trackOrder", { OrderID });

      await test.step("a part is booked, and an error is shown beside its field", async () => {
        await page.goto(`${origin}/admin/orders/${order.id}`);
        await page.getByRole("button", { name: "Book a part" }).click();
        const dialog = page.getByRole("dialog", { name: "Book a part of the order" });
        await expect(dialog.getByRole("combobox", { name: "Courier" })).toHaveValue("postex");
        const book = dialog.getByRole("button", { name: "Book", exact: true });
        await book.click();
        await expect(dialog.getByText("Choose at least one piece")).toBeVisible();
        const sets = dialog.getByRole("textbox", { name: /^Liberty V-Neck Set, M, 2 left/ });
        await sets.fill("3");
        await dialog.getByRole("textbox", { name: /^The rider collects/ }).fill("15000");
        await book.click();
        await expect(dialog.getByText("Count at most 2")).toBeVisible();
        await expect(dialog.getByText("Only Rs. 14,900 is to be paid")).toBeVisible();
        await expect(sets).toHaveValue("3");
        await expectNoBarriers(page);
        await sets.fill("2");
        await dialog.getByRole("textbox", { name: /^The rider collects/ }).fill("");
        await sendAllTheSame(dialog, "Book");
        await expectToast(page, "1 order sent to PostEx for booking");
        await page.getByRole("button", { name: "Book the rest with PostEx" }).click();
        await sendAllTheSame(page.getByRole("dialog"), "Book");
        await expect.poll(() => postEx.parcels.length, { timeout: 40_000 }).toBe(2);
        await expect(page.getByText("Booked", { exact: true })).toHaveCount(2, { timeout: 40_000 });
        expect(postEx.parcels.map((parcel) => parcel.order.invoicePayment)).toEqual([9_500, 5_400]);
      });

      const [taken = "", refused = ""] = postEx.parcels.map(({ trackingNumber }) => trackingNumber);
      const happen = async (number: string, code: string, words: string) => {
        postEx.happen(number, code, words);
        await post("/couriers/postex/push", { trackingNumber: number });
      };
      const become = (number: string, state: string) =>
        expect
          .poll(() => rows("select state from parcels where tracking_number = $1", [number]), {
            timeout: 40_000,
          })
          .toEqual([{ state }]);

      await test.step("one is refused at the door, the other arrives", async () => {
        for (const number of [taken, refused]) {
          await happen(number, "0003", "At PostEx Warehouse");
          await become(number, "picked");
        }
        await happen(refused, "0013", "Attempted: RFD");
        await become(refused, "attempted");
        await page.goto(`${origin}/admin/parcels`);
        await expect(page.getByRole("row", { name: new RegExp(refused) })).toContainText("Refused");
        await happen(taken, "0005", "Delivered");
        await become(taken, "delivered");
        await happen(refused, "0007", "Returned");
        await become(refused, "returned");
      });

      await test.step("the returned parcel is checked in alone and repaired", async () => {
        await page.goto(`${origin}/admin/orders/${order.id}`);
        await page.getByRole("button", { name: "Check this parcel in" }).click();
        const checkIn = page.getByRole("dialog", { name: `Check in ${OrderID}` });
        await expect(checkIn.getByRole("textbox", { name: /^No longer due/ })).toHaveValue("5400");
        await checkIn.getByRole("textbox", { name: "Repair" }).fill("1");
        await checkIn.getByRole("textbox", { name: /^Return fee of the courier/ }).fill("150");
        await checkIn.getByRole("textbox", { name: "Reason" }).fill("Refused at the door");
        await expectNoBarriers(page);
        await checkIn.getByRole("button", { name: "Check in", exact: true }).click();
        await expectToast(page, "Checked in");
        expect(await inStock()).toEqual([{ pieces: 4 }]);
        await page.goto(`${origin}/admin/repairs`);
        await expectNoBarriers(page);
        await page.getByRole("button", { name: "Done" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
        await expect(page.getByText("Nothing to repair")).toBeVisible();
        expect(await inStock()).toEqual([{ pieces: 5 }]);
      });

      await test.step("the tracking page shows each parcel, in both languages", async () => {
        const shopper = await (await browser.newContext()).newPage();
        for (const [language, back, arrived] of [
          ["", "Back with us", "Delivered"],
          ["/ur", "ہمارے پاس واپس آ گیا", "پہنچا دیا گیا"],
        ] as const) {
          await shopper.goto(`${origin}${language}/order-track#${OrderID}`);
          const parcels = shopper
            .getByRole("listitem")
            .filter({ hasText: /Consignment number|کنسائنمنٹ نمبر/ });
          await expect(parcels).toHaveCount(2);
          await expect(parcels.filter({ hasText: taken })).toContainText(arrived);
          await expect(parcels.filter({ hasText: taken })).not.toContainText(back);
          await expect(parcels.filter({ hasText: refused })).toContainText(back);
          await expectNoBarriers(shopper);
        }
        await shopper.context().close();
      });

      await test.step("the statement pays for the delivered part, and the ledger balances at zero", async () => {
        const names =
          "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX (2%),WH_SALES_TAX (2%),NET_AMOUNT";
        const file = `${names}\n${taken},${OrderID},Delivered,9500.00,222.40,35.58,190.00,190.00,8862.02\n`;
        await page.goto(`${origin}/admin/payouts`);
        await page.locator("input[type=file]").setInputFiles({
          name: "CPR.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(file),
        });
        await page.getByLabel("Number of the statement").fill("CPR-2026-90");
        await page.getByRole("button", { name: "Preview", exact: true }).click();
        await page.getByRole("button", { name: "Post to orders" }).click();
        await expectToast(page, "1 row posted to orders");
        const [money] = await rows(
          `select sum(case when kind in ('due', 'refunded') then amount else -amount end)::integer as balance,
             sum(amount) filter (where kind = 'due' and cause in ('placed', 'edited'))::integer as due,
             (select progress from orders where id = $1) as progress
           from order_ledger where order_id = $1`,
          [order.id],
        );
        expect(money).toEqual({ balance: 0, due: 9_500, progress: "Delivered" });
      });
      // The office would ask the shop for its news after it has ended.
      await page.goto("about:blank");
    },
  );
  await postEx.close();
});
