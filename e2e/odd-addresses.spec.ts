import { request as http } from "node:http";
import { furtherLanguages, prefixOf } from "#contract/languages.ts";
import { shopPages } from "#contract/pages.ts";
import { examples } from "./support/all-pages.ts";
import { expect, requestTest as test } from "./support/shop-test.ts";

/** The path as it stands, which a browser would put right before it asks. */
function ask(base: string, path: string): Promise<{ status: number; type: string; body: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asked = http({ hostname, port, path, headers: { accept: "text/html" } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, type: headers["content-type"] ?? "", body: Buffer.concat(chunks).toString() });
    });
    asked.once("error", reject).end();
  });
}

const lineEnds = ["%0a", "%0A", "%0d", "%0d%0a", "%e2%80%a8", "%E2%80%A9"];
const others = [
  "%c2%85",
  "%0b",
  "%0c",
  "%00",
  "%09",
  "%20",
  "%ef%bb%bf",
  "%e2%80%8f",
  "%2f",
  "%5c",
  "%3b",
  "%23",
  "%7f",
];
const broken = ["%ff", "%ed%a0%80", "%c0%8a"];

const addresses = [
  ...new Set(
    shopPages.flatMap(({ path }) =>
      (examples[path] ?? [path.replace(/:\w+/g, "none")]).map((example) => example.replace(/\?.*/, "")),
    ),
  ),
].flatMap((path) => ["", ...furtherLanguages.map(prefixOf)].map((prefix) => prefix + path));

const paths = addresses.flatMap((address) =>
  [...lineEnds, ...others, ...broken].flatMap((sign) => [address + sign, `${address}${sign}x`]),
);

const hasLineEnd = (path: string) => /%0[ad]|%e2%80%a[89]/i.test(path);

function isOurs(path: string, { status, type, body }: Awaited<ReturnType<typeof ask>>): boolean {
  if (hasLineEnd(path) && status !== 404) return false;
  if (status >= 500) return false;
  return status === 302 || (type.startsWith("text/html") && body.includes("<html")) || status === 400;
}

test("every page with a line end or a separator in its address has an answer of the shop @once", async ({
  baseURL,
}) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  for (const path of paths) {
    const answer = await ask(baseURL ?? "", path);
    if (!isOurs(path, answer)) wrong.push(`${path}: ${answer.status} ${answer.type}`);
  }
  expect(wrong).toEqual([]);
});
