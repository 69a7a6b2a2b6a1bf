import { shopPages } from "#contract/pages.ts";
import { examples } from "./support/all-pages.ts";
import { expect, requestTest as test } from "./support/shop-test.ts";

const isListed = (page: (typeof shopPages)[number]) => "search" in page && page.search !== "disallowed";
const examplesOf = (page: (typeof shopPages)[number]) => examples[page.path] ?? [page.path];

const ownPages = [
  ...shopPages.filter((page) => isListed(page)).map((page) => examplesOf(page)[0] ?? page.path),
  "/products?category=Women",
];

const pagesForNobodyElse = [
  "/products?color=Teal",
  "/products?category=Women&sort=rating",
  "/products?q=nothing+like+this",
  ...shopPages
    .filter((page) => !isListed(page) && !("for" in page && page.for === "customers"))
    .flatMap(examplesOf),
];

function first(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}

const titleOf = (html: string) => first(html, /<title>(.*?)<\/title>/);
const descriptionOf = (html: string) => first(html, /<meta name="description" content="(.*?)"/);
const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="(.*?)"/);
const sharePictureOf = (html: string) => first(html, /<meta property="og:image" content="(.*?)"/);

test("every page has a title and a description of its own, and one address @once", async ({ request }) => {
  const seen = new Set<string>();
  for (const path of ownPages) {
    const html = await (await request.get(path, { headers: { "x-forwarded-host": "evil.example" } })).text();
    expect.soft(html, path).not.toContain("evil.example");
    expect.soft(html, path).not.toContain('content="noindex"');
    expect.soft(new URL(canonicalOf(html)).pathname + new URL(canonicalOf(html)).search).toBe(path);
    expect.soft(titleOf(html)).toMatch(/^.+ \| Tabeeb$/);
    expect.soft(descriptionOf(html).length, path).toBeGreaterThanOrEqual(70);
    seen.add(titleOf(html)).add(descriptionOf(html));
  }
  expect(seen.size).toBe(2 * ownPages.length);
});

test("filtered and searched lists are hidden from search engines @once", async ({ request }) => {
  for (const path of pagesForNobodyElse) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect.soft(canonicalOf(html), path).toBe("");
  }
});

test("links to a page show a picture that every chat can read @once", async ({ request }) => {
  for (const path of ["/", "/selectedItem/mall-road-v-neck-set"]) {
    const address = new URL(sharePictureOf(await (await request.get(path)).text()));
    const picture = await request.get(address.pathname + address.search);
    expect(picture.status(), path).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
  }
});

test("an address cannot put words or markup into the shop's mouth @once", async ({ request }) => {
  const words = "</script><script>alert(1)</script>We are closed";
  const response = await request.get(`/products?${new URLSearchParams({ category: words })}`);
  const html = await response.text();
  expect(html).not.toContain("<script>alert");
  expect(titleOf(html)).toBe("Products | Tabeeb");
  expect(html.slice(0, html.indexOf("</head>"))).not.toContain("closed");
});

test("the files for search engines and home screens are there @once", async ({ request }) => {
  const home = await (await request.get("/")).text();
  expect(JSON.parse(first(home, /<script type="application\/ld\+json">(.*?)<\/script>/))).toMatchObject({
    "@graph": [{ "@type": "Organization", name: "Tabeeb" }, { "@type": "WebSite" }],
  });
  const manifest = await request.get(first(home, /<link rel="manifest" href="(.*?)"/));
  for (const { src } of (await manifest.json()).icons) {
    expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  }
  const robots = await (await request.get("/robots.txt")).text();
  const sitemap = await request.get(new URL(first(robots, /Sitemap: (.*)/)).pathname);
  expect(await sitemap.text()).toContain("/selectedItem/mall-road-v-neck-set</loc>");
});
