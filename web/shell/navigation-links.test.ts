import { expect, test } from "vitest";
import { currentLink } from "./navigation-links.ts";

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
