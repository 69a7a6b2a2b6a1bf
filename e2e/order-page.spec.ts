import type { Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

async function placeOrder(page: Page): Promise<{ id: string; number: string }> {
  const placed = await page.request.post("/orders/createOrderAsGuest", { data: guestOrder() });
  const { OrderID: number } = await placed.json();
  const { order } = await (
    await page.request.post("/orders/trackOrder", { data: { OrderID: number } })
  ).json();
  return { id: order.id, number };
}

const nextStep = (page: Page) => page.getByRole("region", { name: "Next step" });
const stagesOf = (id: string) =>
  inDatabase<{ stage: string }>("select kind as stage from order_events where order_id = $1 order by id", [
    id,
  ]);

test("one key takes an order from its confirmation to its cash, without a page load @once", async ({
  page,
}) => {
  test.slow();
  await haveStaffSession(page, "manager");
  const { id } = await placeOrder(page);
  await page.goto(`/admin/orders/${id}`);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  let presses = 0;
  const step = nextStep(page);
  const press = async (name: string, within = step) => {
    const button = within.getByRole("button", { name, exact: true });
    await expect(button).toBeEnabled();
    // After a step the focus is on the button of the one after it; the answer of a courier comes between.
    if (name === "Confirm order" || name === "Hand over") await button.focus();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    presses += 1;
  };

  for (const label of ["Confirm order", "Start work", "Mark cut", "Mark sewn", "Mark packed"])
    await press(label);
  await expect(step.getByRole("button", { name: /^Book with/ })).toBeVisible();
  await expectNoBarriers(page);

  const dialog = page.getByRole("dialog");
  await press("Book with Own rider");
  await dialog.getByRole("button", { name: "Book", exact: true }).press("Enter");
  presses += 1;
  await expect(dialog).toHaveCount(0);
  await press("Hand over");
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.type("Aslam");
  await page.keyboard.press("Enter");
  presses += 1;
  await expect(dialog).toHaveCount(0);
  await press("Mark delivered");
  await press("Cash received");
  await expect(dialog.getByLabel("Received on")).toBeFocused();
  await page.keyboard.press("Enter");
  presses += 1;
  await expect(step.getByRole("heading", { name: "Done" })).toBeVisible();
  expect([presses, loads]).toEqual([12, 0]);
});

test("a colleague's work appears without a reload, and a typed note and a hasty click do no harm @once", async ({
  page,
  browser,
}) => {
  test.slow();
  await haveStaffSession(page, "manager");
  const { id } = await placeOrder(page);
  await page.request.post("/api/admin/orders/confirm", { data: { id } });
  await page.goto(`/admin/orders/${id}`);
  await page.getByLabel("New note").fill("Half a note");
  const step = nextStep(page);
  await expect(step.getByRole("button", { name: "Start work" })).toBeVisible();
  // Clicks at the moment at which the button becomes the one of the step after it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const button = [...document.querySelectorAll("button")].find(
        (each) => each.textContent === "Mark sewn",
      );
      button?.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  const colleague = await (await browser.newContext()).newPage();
  await haveStaffSession(colleague, "workshop");
  const moved = await colleague.request.post("/api/admin/jobTickets/setStage", {
    data: { ids: [id], stage: "cut" },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  await colleague.context().close();

  await expect(step.getByRole("button", { name: "Mark sewn" })).toBeVisible({ timeout: 20_000 });
  await expect(step.getByRole("status")).toHaveText("Just changed: Cut, by Journey workshop");
  await expect(page.getByLabel("New note")).toHaveValue("Half a note");
  await expect(page.getByText("1 cut")).toBeVisible();
  await expect(step.getByRole("button", { name: "Mark sewn" })).toBeEnabled();
  expect((await stagesOf(id)).map(({ stage }) => stage)).not.toContain("sewn");
  await page.getByLabel("New note").fill("");
});

test("the menu and the sections of an order are reached by the keyboard @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  const { id, number } = await placeOrder(page);
  await page.goto(`/admin/orders/${id}`);
  const more = page.getByRole("main").getByRole("button", { name: "More", exact: true });
  await more.focus();
  await page.keyboard.press("Enter");
  await expectNoBarriers(page);
  await expect(page.getByRole("button", { name: "Start work" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: `Cancel ${number}?` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();

  const sections = page.getByRole("navigation", { name: "Sections of the order" });
  for (const name of ["Shipping", "Money", "History"]) {
    await sections.getByRole("link", { name }).press("Enter");
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeFocused();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
  }
  await page.getByLabel("New note").fill("Wants it before Eid");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Wants it before Eid")).toBeVisible();
});

test("the first screen of a phone has customer, day, money and the next step of an order @phone", async ({
  page,
}) => {
  await haveStaffSession(page, "manager");
  const { id } = await placeOrder(page);
  await page.goto(`/admin/orders/${id}`);
  const { height = 0 } = page.viewportSize() ?? {};
  for (const shown of [
    page.getByRole("link", { name: /^Call / }),
    page.getByRole("link", { name: /^WhatsApp / }),
    page.getByText("Leaves by"),
    page.getByText("Cash to collect"),
    nextStep(page).getByRole("button", { name: "Confirm order" }),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await expectNoBarriers(page);
  await nextStep(page).getByRole("button", { name: "Confirm order" }).click();
  await expectToast(page, "Order confirmed");
  await expect(nextStep(page).getByRole("button", { name: "Start work" })).toBeVisible();
});
