import { request as http } from "node:http";
import { furtherLanguages, languageCookie, prefixOf } from "#contract/languages.ts";
import { shopPages } from "#contract/pages.ts";
import { examples } from "./support/all-pages.ts";
import { haveSession } from "./support/customer.ts";
import { expect, requestTest as test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** As a cache in front asks: nothing is followed, decoded or added. */
function ask(url: string, cookie: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = http(url, { headers: cookie === "" ? {} : { cookie } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { date: _date, connection: _connection, ...headers } = response.headers;
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString() });
    });
    asked.once("error", reject).end();
  });
}

const own: Record<string, string[]> = {
  "/order-confirm/:id/:token": ["/order-confirm/none/none"],
  "/order-again/:id/:token": ["/order-again/none/none"],
  "/mail-stop/:id/:token": ["/mail-stop/none/none"],
  "/payment/:id": ["/payment/none"],
  "/return-paper/:id/:number": ["/return-paper/none/RT-1"],
};

const addresses = shopPages
  .flatMap(({ path }) => own[path] ?? examples[path] ?? [path])
  .flatMap((path) => ["", ...furtherLanguages.map(prefixOf)].map((prefix) => prefix + path));

test("what is called public is the same whatever cookies come with the question, all else is private @once", async ({
  page,
  baseURL,
}) => {
  await haveSession(page);
  await haveStaffSession(page, "owner");
  const cookies = await page.context().cookies();
  const pair = (name: string) =>
    cookies.filter((cookie) => cookie.name === name).map((c) => `${name}=${c.value}`);
  const [customer = "", staff = ""] = [pair("sid")[0], pair("staff")[0]];
  expect(
    [customer, staff].every((value) => value.length > 20),
    cookies.map(({ name }) => name).join(),
  ).toBe(true);
  const jars = [
    ...furtherLanguages.map((tag) => `${languageCookie}=${tag}`),
    ...[customer, staff, `${customer}; ${staff}; ${languageCookie}=ur`, "theme=dark"],
  ];
  expect(addresses.length).toBeGreaterThan(2 * shopPages.length);
  const kinds = { public: 0, private: 0 };
  for (const address of addresses) {
    const plain = await ask(`${baseURL}${address}`, "");
    for (const jar of jars) {
      const answer = await ask(`${baseURL}${address}`, jar);
      const told = String(answer.headers["cache-control"]);
      const words = `${address} with ${jar.replace(/=[^;]{20,}/g, "")}`;
      if (/public/.test(told) || /public/.test(String(plain.headers["cache-control"]))) {
        kinds.public += 1;
        expect(answer, words).toEqual(plain);
        expect(answer.headers, words).not.toHaveProperty("set-cookie");
      } else {
        kinds.private += 1;
        expect(told, words).toMatch(/private|no-store/);
      }
    }
  }
  for (const path of ["/login", "/signup", "/orders", "/profile"]) {
    const { headers } = await ask(`${baseURL}${path}`, "");
    expect(headers["cache-control"], path).toMatch(/private|no-store/);
  }
  expect(kinds.public).toBeGreaterThan(100);
  expect(kinds.private).toBeGreaterThan(50);
});
