import type { Page } from "@playwright/test";
import { type Product, productList } from "#contract/catalog/catalog.ts";
import { formatRupees } from "#contract/values/money.ts";
import { expect, requestTest, test } from "./support/shop-test.ts";
import { groupOf } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

/** As a card and the page of a product say it. */
function priceWords({ from_price, from_regular_price, prices_differ }: Product): string {
  const price = `${prices_differ ? "From " : ""}${formatRupees(from_price)}`;
  return from_price < from_regular_price
    ? `Sale price ${price}Regular price ${formatRupees(from_regular_price)}`
    : price;
}

test("each card shows a price that can be paid, with the choices that come to it @once", async ({ page }) => {
  const seen: Product[] = [];
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const answer = await page.request.post(`/products/getProducts?sort=price-up&page=${number}`);
    const { productData, totalPages } = productList.parse(await answer.json());
    pages = totalPages;
    seen.push(...productData);
    await page.goto(`/products?sort=price-up&page=${number}`);
    for (const product of productData) {
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("link", { name: product.name, exact: true }) });
      await expect(card.first()).toContainText(priceWords(product));
    }
  }
  expect(seen).toHaveLength(40);

  const onSale = seen.filter((product) => product.from_price < product.from_regular_price);
  const dearerFirst = seen.filter(({ fabric_type: [first, ...others] }) =>
    others.some(({ price }) => price < (first?.price ?? 0)),
  );
  expect(onSale.length).toBeGreaterThan(0);
  expect(dearerFirst.length).toBeGreaterThan(0);
  for (const product of [...onSale.slice(0, 2), ...dearerFirst.slice(0, 1)])
    await expectPayable(page, product);
});

/** The cheapest fabric has the price shown before one was picked. */
async function expectPayable(page: Page, product: Product): Promise<void> {
  await page.goto(`/selectedItem/${product.id}`);
  const heading = page.getByRole("heading", { level: 1 }).locator("xpath=..");
  await expect(heading).toContainText(priceWords(product));
  const total = page
    .locator("main dl")
    .getByText("Total", { exact: true })
    .locator("xpath=following-sibling::dd");
  const totals: number[] = [];
  for (const fabric of await groupOf(page, "Fabric").getByRole("radio").all()) {
    await fabric.locator("xpath=ancestor::label").click();
    await expect(fabric).toBeChecked();
    totals.push(Number((await total.innerText()).replace(/\D/g, "")));
  }
  expect(Math.min(...totals)).toBe(product.from_price);
  await expect(heading).toContainText(formatRupees(totals.at(-1) ?? 0));
}

requestTest("search engines and chats are told the same price @once", async ({ request }) => {
  const answer = await request.post("/products/getProducts?q=stretch%20lab%20coat");
  const [product] = productList.parse(await answer.json()).productData;
  expect(product).toMatchObject({ name: "Stretch Lab Coat", from_price: 6550, from_regular_price: 7100 });
  const html = await (await request.get(`/selectedItem/${product?.id}`)).text();
  expect(html).toContain('<meta property="product:price:amount" content="6550"/>');
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"][0].hasVariant[0].offers).toMatchObject({
    price: 6550,
    priceSpecification: { price: 7100 },
  });
});

test("the back office lists the price that shoppers see @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  await page.goto("/admin/products?q=stretch+lab+coat");
  const row = page.getByRole("row").filter({ hasText: "Stretch Lab Coat" });
  await expect(row).toContainText("Rs. 6,550");
  await expect(row).toContainText("Rs. 7,100");
});
