import { type LanguageTag, languageTags, prefixOf } from "#contract/languages.ts";

export type SitemapEntry = {
  /** In the first language. */
  path: string;
  changedAt?: Date | undefined;
};

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const entities = new Map(
  Object.entries({
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  }),
);

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}

/** A page once in each language, each naming the others as search engines want it. */
function pageElements(origin: string, { path, changedAt }: SitemapEntry): string[] {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  const addresses = languageTags.map((tag) => [tag, escapeXml(addressIn(origin, tag, path))] as const);
  const alternates = addresses
    .map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join("");
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`);
}

function addressIn(origin: string, language: LanguageTag, path: string): string {
  return `${origin}${prefixOf(language)}${path}`;
}

function document(root: "urlset" | "sitemapindex", children: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${children.join("")}</${root}>\n`;
}

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return document(
    "urlset",
    entries.flatMap((entry) => pageElements(origin, entry)),
  );
}

export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const children = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
  return document("sitemapindex", children);
}
