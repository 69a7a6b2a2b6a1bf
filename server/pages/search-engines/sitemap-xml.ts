export type SitemapEntry = {
  path: string;
  changedAt?: Date | undefined;
};

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

const entities = new Map(
  Object.entries({
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  }),
);

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign);
}

function element(name: "url" | "sitemap", origin: string, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${changed}</${name}>\n`;
}

function document(root: "urlset" | "sitemapindex", children: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${children.join("")}</${root}>\n`;
}

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const children = entries.map((entry) => element("url", origin, entry));
  return document("urlset", children);
}

export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const children = paths.map((path) => element("sitemap", origin, { path }));
  return document("sitemapindex", children);
}
