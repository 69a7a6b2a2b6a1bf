import { furtherLanguages, prefixOf } from "#contract/languages.ts";
import { shopPages } from "#contract/pages.ts";
import { askRaw, lineEnds, noCharacters, oddEnds, type RawAnswer } from "#server/testing/odd-addresses.ts";
import { examples } from "./support/all-pages.ts";
import { expect, requestTest as test } from "./support/shop-test.ts";

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

test("every page with a line end or a separator in its address has an answer of the shop @once", async ({
  baseURL,
}) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  for (const path of paths) {
    const answer = await askRaw(baseURL ?? "", path, "text/html");
    if (!isOurs(path, answer)) wrong.push(`${path}: ${answer.status} ${answer.type}`);
  }
  expect(wrong).toEqual([]);
});
