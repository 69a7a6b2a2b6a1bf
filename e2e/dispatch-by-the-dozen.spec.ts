import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { guestOrder } from "#server/testing/guest-order.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { withProductionShop } from "../bench/production-shop.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { sendAllTheSame } from "./support/asked-first.ts";
import { readPdf } from "./support/read-pdf.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

// A shop of its own, which has an account with the courier.
test("fifty orders are booked at once, one answer is lost and one refused, and none is booked twice @once", async ({
  page,
}) => {
  test.slow();
  const postEx = await startPostEx();
  await withProductionShop(
    { env: { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token } },
    async ({ origin, databaseUrl }) => {
      const numbers: string[] = [];
      for (let count = 0; count < 50; count += 1) {
        const order = guestOrder({ city: count === 7 ? "Isb" : "lahore", phone: "0300 1234567" });
        const placed = await page.request.post(`${origin}/orders/createOrderAsGuest`, { data: order });
        numbers.push((await placed.json()).OrderID);
      }
      await haveStaffSession(page, "manager", { origin, databaseUrl });
      postEx.faults.push("silent-after-booking");
      await page.goto(`${origin}/admin/orders`);
      await page.getByRole("checkbox", { name: /all/i }).first().check();
      await page.getByRole("button", { name: "Book 50 with PostEx" }).click();
      await sendAllTheSame(page.getByRole("dialog"), "Book");
      await expect(page.getByText("50 orders sent to PostEx for booking.")).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
      const asked = "select from parcels where state = 'asked'";
      await expect.poll(() => inDatabase(asked, [], databaseUrl), { timeout: 90_000 }).toEqual([]);
      const references = postEx.parcels.map(({ order }) => order.orderRefNumber).sort();
      expect(references).toEqual(numbers.filter((_, place) => place !== 7).sort());

      await page.goto(`${origin}/admin/parcels?list=booked`);
      await page.getByRole("checkbox", { name: /all/i }).first().check();
      await expectNoBarriers(page);
      const labels = await page.getByRole("link", { name: "49 labels" }).getAttribute("href");
      const pages = await readPdf(await (await page.request.get(origin + labels)).body());
      expect(pages.map(({ text }) => text).sort()).toEqual(
        postEx.parcels.map(({ trackingNumber }) => trackingNumber).sort(),
      );
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: "Load sheet" }).click();
      expect((await file).suggestedFilename()).toBe("load-sheet.pdf");
      await expect
        .poll(() => inDatabase("select from parcels where listed_at is not null", [], databaseUrl))
        .toHaveLength(49);

      const [first] = await inDatabase(
        "select order_id from parcels where state = 'booked' limit 1",
        [],
        databaseUrl,
      );
      for (const paper of ["packing-slips", "job-tickets/print"]) {
        await page.goto(`${origin}/admin/${paper}?ids=${first?.order_id}`);
        const code = await page.getByRole("img", { name: /as a code$/ }).screenshot({ scale: "css" });
        await page.goto(await readCode(code));
        await expect(page).toHaveURL(`${origin}/admin/orders/${first?.order_id}`);
      }

      await page.goto(`${origin}/admin/parcels?list=booked`);
      await page.getByRole("link", { name: "Booking rejected" }).click();
      await expect(page.getByText("PostEx knows no city Isb")).toBeVisible();
      await page.getByRole("checkbox", { name: /all/i }).first().check();
      await page.getByRole("button", { name: "Book 1 with PostEx" }).click();
      await page.getByRole("dialog").getByRole("combobox", { name: /^City/ }).fill("Islamabad");
      await sendAllTheSame(page.getByRole("dialog"), "Book");
      await expect.poll(() => postEx.parcels.length, { timeout: 30_000 }).toBe(50);
      // The office would ask the shop for its news after it has ended.
      await page.goto("about:blank");
    },
  );
  await postEx.close();
});

/**
 * The text that the camera of a phone reads from a picture; paper has more white around it than the picture of the
 * code alone.
 */
async function readCode(picture: Buffer): Promise<string> {
  const paper = sharp(picture).extend({ top: 40, bottom: 40, left: 40, right: 40, background: "white" });
  const { data, info } = await paper
    .resize({ width: 800, kernel: "nearest" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
