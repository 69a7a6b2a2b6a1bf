export type NavigationLink = { label: string; to: string };

/** The top links (specification section 2). */
export const navigationLinks: readonly NavigationLink[] = [
  { label: "Home", to: "/" },
  { label: "Shop", to: "/products" },
  { label: "Men", to: "/products?category=Men" },
  { label: "Women", to: "/products?category=Women" },
  { label: "About", to: "/about" },
  { label: "Contact", to: "/contact" },
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
