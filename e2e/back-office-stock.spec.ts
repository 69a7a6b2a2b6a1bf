import { expectNoBarriers } from "./support/accessibility.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, listenForComplaints, test } from "./support/shop-test.ts";
import {
  addressee,
  checkOutAsGuest,
  choose,
  enterAddress,
  expectToast,
  groupOf,
  orderNow,
} from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

const id = "mozang-v-neck-top";
const name = "Mozang V-Neck Top";

/** A guest's request for one top in size M. */
const order = {
  name: addressee.Name,
  email: addressee.Email,
  phone: "0300 7654321",
  city: addressee.City,
  province: addressee.Province,
  postal_code: addressee["Postal code"],
  address: addressee.Address,
  items: [{ _id: id, sizes: "M", color: "Navy Blue", fabric_type: "Plain Cotton", quantity: 1 }],
  totalAmount: "2600",
};

test.use({ refusals: ["409 /api/admin/stock/correct"] });

test("the last piece is sold once, and a cancel restocks it @once", async ({ page, browser, baseURL }) => {
  // Of a first try of this journey, if there was one.
  await inDatabase("delete from product_stock where product_id = $1", [id]);
  // A guest is about to order the top while it is still sewn to order.
  const guest = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  const complaints = listenForComplaints(guest);
  await guest.goto(`/selectedItem/${id}`);
  await choose(guest, "Color", "Navy Blue");
  await choose(guest, "Size", "M");
  await guest.getByRole("button", { name: "Buy Now" }).click();
  await checkOutAsGuest(guest);
  await enterAddress(guest);

  await haveStaffSession(page, "manager");
  await page.goto(`/admin/products/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Stock" }).last().click();
  const counted = page.getByRole("group", { name: "Pieces in stock" });
  await expect(counted).toBeVisible();
  for (const field of await counted.getByRole("spinbutton").all()) await field.fill("20");
  await counted.getByLabel("M", { exact: true }).fill("1");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Track stock" }).click();
  await page.getByLabel("Damaged or lost").check();
  await page.getByLabel("Gone: L", { exact: true }).fill("30");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Of L there are 20 pieces left.")).toBeVisible();
  await page.getByLabel("Gone: L", { exact: true }).fill("18");
  await expect(page.getByRole("row", { name: /^L / }).getByRole("cell").last()).toHaveText("2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Damaged or lost L −18, now 2/ })).toBeVisible();
  await expectNoBarriers(page);

  // Another guest is faster.
  const bought = await page.request.post("/orders/createOrderAsGuest", { data: order });
  expect(bought.status()).toBe(201);
  await guest.getByRole("button", { name: "Order Now" }).click();
  await expectToast(guest, `${name} is sold out in size M. Remove it or choose another size.`);
  const summary = guest.getByRole("complementary").getByRole("listitem").filter({ hasText: name });
  await expect(summary).toContainText(
    `${name} is sold out in size M. Remove it or choose another size to go on.`,
  );
  await expect(guest.getByLabel("Address", { exact: true })).toHaveValue(addressee.Address);

  await page.goto(`/selectedItem/${id}`);
  await expect(groupOf(page, "Size").getByRole("radio", { name: "M", exact: true })).toBeDisabled();
  await expect(page.getByText("Sold out: M.")).toBeVisible();
  await choose(page, "Size", "L");
  await expect(page.getByText("Only 2 left.")).toBeVisible();
  await expectNoBarriers(page);

  const { OrderID } = await bought.json();
  const tracked = await page.request.post("/orders/trackOrder", { data: { OrderID } });
  const cancelled = { id: (await tracked.json()).order.id, orderProgress: "Cancelled" };
  expect((await page.request.post("/orders/updateOrder", { data: cancelled })).status()).toBe(200);
  await guest.getByRole("button", { name: "Order Now" }).click();
  await expect(summary).not.toContainText("sold out");
  await orderNow(guest);
  expect(complaints).toEqual(["409 /orders/createOrderAsGuest"]);
});
