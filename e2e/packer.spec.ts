import { guestOrder } from "#server/testing/guest-order.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { readPdf } from "./support/read-pdf.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test.use({ refusals: ["403 /api/admin/orders/list", "403 /api/admin/customers/list"] });

// A shop of its own, which has an account with the courier.
test("a packer's morning: pack, book, labels, load sheet, hand over, check in @once", async ({ page }) => {
  test.slow();
  const postEx = await startPostEx();
  await withProductionShop(
    { env: { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token } },
    async ({ origin, databaseUrl }) => {
      await haveStaffSession(page, "manager", { origin, databaseUrl });
      const post = async (address: string, data: object) =>
        (await page.request.post(`${origin}${address}`, { data, headers: { origin } })).json();
      const orders: { id: string; number: string }[] = [];
      for (let count = 0; count < 3; count += 1) {
        const data = guestOrder({ city: "lahore", phone: "0300 1234567" });
        const { OrderID } = await post("/orders/createOrderAsGuest", data);
        const { id } = (await post("/orders/trackOrder", { OrderID })).order;
        await post("/api/admin/orders/confirm", { id });
        orders.push({ id, number: OrderID });
      }
      const ids = orders.map(({ id }) => id);
      await post("/api/admin/jobTickets/setStage", { ids, stage: "sewn" });

      await haveStaffSession(page, "packer", { origin, databaseUrl });
      await page.goto(`${origin}/admin`);
      await page
        .getByRole("navigation", { name: "Waiting", exact: true })
        .getByRole("link", { name: "To pack" })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: "To pack" })).toBeVisible();
      await page.getByRole("checkbox", { name: /all/i }).first().check();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Mark 3 as packed" }).click();
      await expectToast(page, "3 orders packed");

      await test.step("two are booked at once, with labels and a load sheet", async () => {
        await page.goto(`${origin}/admin/packing?list=book`);
        for (const { number } of orders.slice(0, 2))
          await page.getByRole("checkbox", { name: new RegExp(number) }).check();
        await page.getByRole("button", { name: "Book 2 with PostEx" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Book", exact: true }).click();
        const asked = "select from parcels where state = 'asked'";
        await expect.poll(() => postEx.parcels.length, { timeout: 60_000 }).toBe(2);
        await expect.poll(() => inDatabase(asked, [], databaseUrl), { timeout: 60_000 }).toEqual([]);
        await page.goto(`${origin}/admin/parcels?list=booked`);
        await page.getByRole("checkbox", { name: /all/i }).first().check();
        const labels = await page.getByRole("link", { name: "2 labels" }).getAttribute("href");
        const sheets = await readPdf(await (await page.request.get(origin + labels)).body());
        expect(sheets.map(({ text }) => text).sort()).toEqual(
          postEx.parcels.map(({ trackingNumber }) => trackingNumber).sort(),
        );
        const file = page.waitForEvent("download");
        await page.getByRole("button", { name: "Load sheet" }).click();
        expect((await file).suggestedFilename()).toBe("load-sheet.pdf");
      });

      await test.step("a scan opens the third, which goes with the own rider and comes back", async () => {
        const number = orders[2]?.number ?? "";
        await page.goto(`${origin}/admin/scan/${number}`);
        await expect(page).toHaveURL(`${origin}/admin/packing/${ids[2]}`);
        await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
        await expectNoBarriers(page);
        await page.getByRole("button", { name: /with own rider/i }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Book", exact: true }).click();
        await page.getByRole("button", { name: "Handed over" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Handed over" }).click();
        await page.getByRole("button", { name: "Returned" }).click();
        await page.getByRole("button", { name: "Check this parcel in" }).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByLabel("Repair")).toBeVisible();
        await expect(dialog.getByLabel("Return fee of the courier")).toBeHidden();
        await dialog.getByLabel("Reason").fill("Nobody opened the door");
        await dialog.getByRole("button", { name: "Check in" }).click();
        await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
      });

      await page.goto(`${origin}/admin/customers`);
      await expect(page.getByRole("heading", { name: "Not your page" })).toBeVisible();
      await page.goto("about:blank");
    },
  );
  await postEx.close();
});
