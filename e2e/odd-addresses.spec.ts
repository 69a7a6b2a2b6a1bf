import { furtherLanguages, prefixOf } from "#contract/languages.ts";
import { shopPages } from "#contract/pages.ts";
import {
  askRaw,
  encodedTwice,
  lineEnds,
  noCharacters,
  oddEnds,
  type RawAnswer,
} from "#server/testing/odd-addresses.ts";
import { examples } from "./support/all-pages.ts";
import { expect, requestTest, test } from "./support/shop-test.ts";

const addresses = [
  ...new Set(
    shopPages.flatMap(({ path }) =>
      (examples[path] ?? [path.replace(/:\w+/g, "none")]).map((example) => example.replace(/\?.*/, "")),
    ),
  ),
].flatMap((path) => ["", ...furtherLanguages.map(prefixOf)].map((prefix) => prefix + path));

const paths = addresses.flatMap((address) =>
  oddEnds.flatMap((sign) => [address + sign, `${address}${sign}x`]),
);

/** No page has a name with one of these in it; a part of some, such as the number of an order, may be anything. */
const isNoPage = (path: string) => lineEnds.some((sign) => path.includes(sign));
const isPart = (path: string) => /\/(selectedItem|order-success|otp|reset|email-change)\//.test(path);

function isOurs(path: string, { status, type, body }: RawAnswer): boolean {
  const isMissing = isNoPage(path) || (noCharacters.some((sign) => path.includes(sign)) && !isPart(path));
  if (isMissing && status !== 404) return false;
  return status < 400 || (status === 404 && type.startsWith("text/html") && body.includes("<html"));
}

requestTest(
  "every page with a line end or a separator in its address has an answer of the shop @once",
  async ({ baseURL }) => {
    requestTest.setTimeout(300_000);
    const wrong: string[] = [];
    for (const path of paths) {
      const answer = await askRaw(baseURL ?? "", path, "text/html");
      if (!isOurs(path, answer)) wrong.push(`${path}: ${answer.status} ${answer.type}`);
    }
    expect(wrong).toEqual([]);
  },
);

test("a link to an address with a line end leads to a page of the shop @once", async ({ page }) => {
  for (const [index, sign] of [...lineEnds, ...encodedTwice].entries()) {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The router handles addresses that it leads to: a full load would ask the server.
    await page.evaluate(
      ([path, key]) => {
        history.pushState({ idx: 1, key }, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      },
      [`/about${sign}`, `odd${index}`],
    );
    await expect(page.getByRole("link", { name: "Back to Homepage" })).toBeVisible();
  }
});
