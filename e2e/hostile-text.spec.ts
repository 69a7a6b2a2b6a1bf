import { randomUUID } from "node:crypto";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";

const markup = `</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">\u2028`;

test("markup in a review is shown as text and runs nowhere @once", async ({ page }) => {
  const user = randomUUID();
  await inDatabase("insert into users (id, name, email) values ($1, $2, $3)", [
    user,
    markup,
    `${user}@example.com`,
  ]);
  await inDatabase(
    "insert into reviews (id, product_id, user_id, rating, review) values ($1, 'physio-stretch-set', $2, 1, $3)",
    [randomUUID(), user, markup],
  );
  const path = "/selectedItem/physio-stretch-set";
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html).toContain("\\u003c/script");
  expect(await html()).not.toContain("<img src=x");
  await page.goto(path);
  await expect(page.getByText('<img src=x onerror="window.hacked=1">').first()).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

const address = `/order-success/${encodeURIComponent('<svg onload="window.hacked=1">')}`;

test.describe("markup in an address", () => {
  test.use({ refusals: [`404 ${address}`] });

  test("stays an address @once", async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main")).toBeVisible();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
});
