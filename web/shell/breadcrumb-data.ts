/** The way to a page as schema.org's BreadcrumbList; Home comes by itself, and the last step is the page. */
export function breadcrumbData(origin: string, steps: readonly { name: string; path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
