import { shopPages } from "#contract/pages.ts";

/** What belongs to one person or to nobody: each is the beginning of addresses. */
const notForRobots = [
  "/admin",
  "/api/",
  ...shopPages
    .filter((page) => "search" in page && page.search === "disallowed")
    .map(({ path }) => path.replace(/\/:.*/, "")),
];

/** The file robots.txt (RFC 9309). `origin` is the shop's own: the protocol wants the sitemap's address whole. */
export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    ...notForRobots.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
