import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { addressee, choose, enterAddress, expectToast, orderNow } from "./support/shopper.ts";

test.describe("a shopper mends the address of a placed order @once", () => {
  test.use({ refusals: ["403 /orders/mendDelivery", "409 /orders/mendDelivery"] });

  test("in the order list until a concurrent change, and as a guest with the phone", async ({
    page,
    browser,
    baseURL,
  }) => {
    const customer = await haveSession(page);
    await page.goto("/selectedItem/liberty-v-neck-set");
    await choose(page, "Color", "Navy Blue");
    await choose(page, "Size", "M");
    await page.getByRole("button", { name: "Buy Now" }).first().click();
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    await enterAddress(page, { Email: customer.email });
    const number = await orderNow(page);
    await page.getByRole("link", { name: "View Order", exact: true }).click();

    await page.getByRole("button", { name: "Change address or phone" }).click();
    const dialog = page.getByRole("dialog", { name: "Change address or phone" });
    const address = dialog.getByRole("textbox", { name: "Address", exact: true });
    await expect(address).toHaveValue(addressee.Address);
    await expectNoBarriers(page);
    await address.fill("9 Mended Street");

    // Meanwhile somebody who knows the phone has changed it from the tracking page.
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const guest = await other.newPage();
    await guest.goto(`/order-track#${number}`);
    await guest.getByRole("button", { name: "Change address or phone" }).click();
    const theirs = guest.getByRole("dialog", { name: "Change address or phone" });
    await theirs.getByRole("textbox", { name: "New phone number" }).fill("0300 4445556");
    await theirs.getByRole("textbox", { name: "Address", exact: true }).fill("7 Quicker Lane");
    await theirs.getByRole("button", { name: "Save" }).click();
    await expect(theirs.getByText("Enter your phone number")).toBeVisible();
    await theirs.getByLabel("Phone number of the order").fill("0300 1112223");
    await theirs.getByRole("button", { name: "Save" }).click();
    await expect(
      theirs.getByText("This is not the phone number that the order was placed with.").first(),
    ).toBeVisible();
    await expect(theirs.getByRole("textbox", { name: "Address", exact: true })).toHaveValue("7 Quicker Lane");
    await theirs.getByLabel("Phone number of the order").fill(addressee.Phone);
    await theirs.getByRole("button", { name: "Save" }).click();
    await expectToast(guest, "Delivery Updated");
    await other.close();

    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toContainText("This order has changed meanwhile.");
    await expect(dialog).toContainText("7 Quicker Lane");
    await expect(address).toHaveValue("9 Mended Street");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Delivery Updated");
    await expect(page.getByRole("main")).toContainText("9 Mended Street");
  });
});
