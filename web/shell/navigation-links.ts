import { shellMessages } from "#messages/shell.ts";
export type NavigationLink = { label: string; to: string };

/** The top links (specification section 2). */
export const navigationLinks: readonly NavigationLink[] = [
  { label: shellMessages.home, to: "/" },
  { label: shellMessages.shop, to: "/products" },
  { label: shellMessages.men, to: "/products?category=Men" },
  { label: shellMessages.women, to: "/products?category=Women" },
  { label: shellMessages.about, to: "/about" },
  { label: shellMessages.contact, to: "/contact" },
];

/**
 * The top link of the page that is open, if any: of two links to the same page the one with the category of the
 * address, else the one without.
 */
export function currentLink(pathname: string, search: string): NavigationLink | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const category = new URLSearchParams(search).get("category");
  const exact = category === null ? path : `${path}?category=${category}`;
  return (
    navigationLinks.find((link) => link.to === exact) ?? navigationLinks.find((link) => link.to === path)
  );
}
