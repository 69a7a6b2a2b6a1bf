import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/own-shop.ts";
import { inDatabase } from "./support/shop-database.ts";
import { listenForComplaints } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// In a shop of its own: maintenance affects all visitors.

test("the owner announces something, closes the shop and opens it again @alone", async ({
  page,
  browser,
}) => {
  // A second try finds the shop as the first one did.
  await inDatabase("delete from settings");
  await haveStaffSession(page, "owner");
  await page.goto("/admin/settings");
  const announcement = page.getByLabel("Announcement");
  const before = await announcement.inputValue();
  const said = "Journey <b>Eid</b> holidays";
  const shopper = await (await browser.newContext()).newPage();
  const complaints = listenForComplaints(shopper);
  const inShop = shopper.getByRole("complementary", { name: "Announcement" });

  await announcement.fill(said);
  await page.keyboard.press("Enter");
  await expectToast(page, "Saved");
  await shopper.goto(`${process.env.SHOP_ORIGIN}/about`);
  await expect(inShop).toHaveText(said);
  await announcement.fill(before);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Save", exact: true })).not.toHaveAttribute(
    "aria-busy",
    "true",
  );

  await page.getByRole("button", { name: "Close the shop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close the shop" }).click();
  await expect(page.getByRole("button", { name: "Open the shop" })).toBeVisible();
  await expectNoBarriers(page);
  const closed = await shopper.goto(`${process.env.SHOP_ORIGIN}/cart`);
  expect([closed?.status(), closed?.headers()["retry-after"]]).toEqual([503, "300"]);
  await expect(shopper.getByRole("heading", { name: "Under Maintenance" })).toBeVisible();
  // Scripts would run the page of the address that they find. One line leads on who has chosen another language.
  await expect(shopper.locator("script[src], script[type=module]")).toHaveCount(0);
  await expect(shopper.locator("script")).toHaveCount(1);
  await expectNoBarriers(shopper);
  const open = await page.goto("/about");
  // A cache in front must not show it to others.
  expect([open?.status(), open?.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  await expect(page.getByRole("complementary", { name: "Announcement" })).toHaveText(
    before.replace("{amount}", "5000"),
  );

  await page.goto("/admin/today");
  const aside = page.getByRole("complementary", { name: "The shop is closed" });
  await aside.getByRole("button", { name: "Open the shop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
  // Sooner than the office asks the next time.
  await expect(aside).toBeHidden({ timeout: 4_000 });
  await page.goto("/admin/settings");
  await expect(page.getByRole("button", { name: "Close the shop" })).toBeVisible();
  await shopper.getByRole("link", { name: "Back to Homepage" }).click();
  await expect(inShop).toHaveText(before.replace("{amount}", "5000"));
  expect(complaints).toEqual(["503 /cart"]);
  await shopper.context().close();
});
