import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";
import { tabTo } from "./support/tab-to.ts";

test("orders, customers and products are found with the keyboard alone @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  const name = `Journey Findme ${Date.now().toString(36)}`;
  const numbers: string[] = [];
  for (const phone of ["03005556601", "03005556602"]) {
    const placed = await page.request.post("/orders/createOrderAsGuest", {
      data: guestOrder({ name, phone }),
    });
    numbers.unshift((await placed.json()).OrderID);
  }
  const [newest = "", older = ""] = numbers;
  const { keyboard } = page;
  const heading = (text: string) => page.getByRole("heading", { level: 1, name: text });
  await page.goto("/admin/customers");
  await expect(heading("Customers")).toBeVisible();

  await keyboard.press("/");
  const box = page.getByRole("combobox", { name: "Find orders, customers, products" });
  await expect(box).toBeFocused();
  await keyboard.type(name.toLowerCase());
  const found = page.getByRole("listbox", { name: "Found" });
  await expect(found.getByRole("group", { name: "Orders" }).getByRole("option")).toHaveCount(2);
  await expect(found.getByRole("group", { name: "Customers" }).getByRole("option")).toHaveCount(2);
  await expectNoBarriers(page);
  // Up from the top is the last one: the list of them all.
  await keyboard.press("ArrowUp");
  await expect(found.getByRole("option", { selected: true })).toContainText("All orders with");
  await keyboard.press("ArrowDown");
  await expect(found.getByRole("option", { selected: true })).toContainText(newest);
  await keyboard.press("Enter");
  await expect(heading(newest)).toBeVisible();
  // The morning's work: confirm, start, the next one, its ticket.
  const next = page.getByRole("region", { name: "Next step" });
  const start = next.getByRole("button", { name: "Start work" });
  await tabTo(page, next.getByRole("button", { name: "Confirm order" }));
  await keyboard.press("Enter");
  await expect(start).toBeEnabled();
  await expect(start).toBeFocused();
  await keyboard.press("Enter");
  await expect(next.getByRole("button", { name: "Mark cut" })).toBeVisible();
  await keyboard.press("n");
  await expect(heading(older)).toBeVisible();
  await keyboard.press("t");
  await expect(page).toHaveURL(/\/admin\/job-tickets\/print/);
  await expect(page.locator(".sheet").first()).toContainText(older);
  await page.goBack();
  await expect(heading(older)).toBeVisible();
  await keyboard.press("p");
  await expect(heading(newest)).toBeVisible();

  // A scanner types the address on the ticket and presses Enter at once.
  await keyboard.press("/");
  await keyboard.insertText(`${new URL(page.url()).origin}/admin/scan/${older}`);
  await keyboard.press("Enter");
  await expect(heading(older)).toBeVisible();
  await expect(box).toHaveValue("");

  await keyboard.press("/");
  await keyboard.type("liberty v-neck");
  const product = found.getByRole("group", { name: "Products" }).getByRole("option").first();
  await expect(product).toContainText("Liberty V-Neck Set");
  await keyboard.press("Escape");
  await expect(found).toBeHidden();
  await keyboard.type("nobody at all");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders\?q=nobody\+at\+all$/);
});
