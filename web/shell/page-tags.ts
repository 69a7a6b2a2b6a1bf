import type { MetaDescriptor } from "react-router";
import { languageTags, prefixOf } from "#contract/languages.ts";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import { language } from "#messages/language.ts";
import type { RootData } from "./use-shop.ts";

export type PageHandle = {
  /** Renders without hydration at any address. */
  withoutScripts?: boolean;
};

/** The root's data for the tags of every page; absent only where the root failed. */
export type TagMatches = [{ loaderData: RootData | undefined }, ...unknown[]];

export type PageTags = {
  title: string;
  /** 70 to 160 characters; longer text is cut at a word. */
  description: string;
  /** The canonical address. Absent for pages excluded from search engines. */
  path?: string;
  picture?: { path: string; alt: string } | undefined;
  type?: "product";
  price?: number;
  /**
   * Structured data of the page (schema.org); `origin` prefixes its addresses. For crawlers, so browsers do not load
   * it.
   */
  data?: (origin: string, shop: ShownSettings) => object[];
};

/** Addresses use the configured origin, never the request's host. */
export function pageTags([root]: TagMatches, page: PageTags): MetaDescriptor[] {
  if (!root.loaderData) return [{ title: page.title }];
  const { shop, site } = root.loaderData;
  const { title, path, picture } = page;
  const description = shorten(page.description, 160);
  const address = path === undefined ? undefined : site.origin + language.prefix + path;
  const shared = {
    type: page.type ?? "website",
    site_name: shop.name,
    title,
    description,
    url: address,
    image: site.origin + (picture?.path ?? site.sharePicture),
    "image:width": "1200",
    "image:height": "630",
    "image:alt": picture?.alt ?? shop.name,
    locale: language.openGraph,
  };
  return [
    { title: `${title} | ${shop.name}` },
    { name: "description", content: description },
    address === undefined
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: address },
    ...(path === undefined ? [] : languageLinks(site.origin, path)),
    ...Object.entries(shared).flatMap(([name, content]) =>
      content === undefined ? [] : [{ property: `og:${name}`, content }],
    ),
    ...(page.price === undefined
      ? []
      : [
          { property: "product:price:amount", content: String(page.price) },
          { property: "product:price:currency", content: "PKR" },
        ]),
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.data
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": page.data(site.origin, shop) } }]
      : []),
  ];
}

function languageLinks(origin: string, path: string): MetaDescriptor[] {
  const addresses = languageTags.map((tag) => [tag, prefixOf(tag) + path]);
  return [...addresses, ["x-default", path]].map(([hrefLang, address = ""]) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: origin + address,
  }));
}

export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/[^\p{L}\p{N}]+[\p{L}\p{N}]*$/u, "");
  return `${cut}…`;
}
