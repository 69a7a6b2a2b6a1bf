import { shellMessages } from "#messages/shell.ts";
export type NavigationLink = { label: string; to: string };

export const navigationLinks: readonly NavigationLink[] = [
  { label: shellMessages.home, to: "/" },
  { label: shellMessages.shop, to: "/products" },
  { label: shellMessages.men, to: "/products?category=Men" },
  { label: shellMessages.women, to: "/products?category=Women" },
  { label: shellMessages.about, to: "/about" },
  { label: shellMessages.contact, to: "/contact" },
];

const menuCategories: readonly NavigationLink[] = [
  { label: shellMessages.labCoats, to: "/products?category=Lab+Coats" },
  { label: shellMessages.caps, to: "/products?category=Caps" },
];

export const menuLinks: readonly NavigationLink[] = navigationLinks.flatMap((link) =>
  link.label === shellMessages.women ? [link, ...menuCategories] : [link],
);

/** Of two links to the same page the one with the address's category, else the one without. */
export function currentLink(
  pathname: string,
  search: string,
  links = navigationLinks,
): NavigationLink | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const category = new URLSearchParams(search).get("category");
  const exact = category === null ? path : `${path}?${new URLSearchParams({ category })}`;
  return links.find((link) => link.to === exact) ?? links.find((link) => link.to === path);
}
