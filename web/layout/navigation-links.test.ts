import { expect, test } from "vitest";
import { currentLink, menuLinks } from "./navigation-links.ts";

test.each([
  ["/", "", "Home"],
  ["/products", "", "Shop"],
  ["/products/", "?page=2", "Shop"],
  ["/products", "?page=2&category=Men", "Men"],
  ["/products", "?category=Women&color=Teal", "Women"],
  ["/products", "?category=Caps", "Shop"],
  ["/products", "?category=All", "Shop"],
  ["/about", "", "About"],
  ["/cart", "", undefined],
  ["/selectedItem/classic-v-neck-set", "", undefined],
])("At %s%s the link %s is marked as the current page.", (pathname, search, label) => {
  expect(currentLink(pathname, search)?.label).toBe(label);
});

test("marks each of its categories", () => {
  expect(currentLink("/products", "?category=Lab+Coats", menuLinks)?.label).toBe("Lab Coats");
  expect(currentLink("/products", "?category=Caps", menuLinks)?.label).toBe("Caps");
  expect(currentLink("/products", "?category=Unisex", menuLinks)?.label).toBe("Shop");
});
