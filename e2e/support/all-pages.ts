import { type ShopPagePath, shopPages } from "#contract/pages.ts";

/** The addresses of a page in the journeys, where that is not its path alone. */
export const examples: Partial<Record<ShopPagePath, string[]>> = {
  "/products": [
    "/products",
    "/products?category=Men&color=Navy+Blue&page=1",
    "/products?q=nothing+like+this",
  ],
  "/selectedItem/:id": ["/selectedItem/mall-road-v-neck-set", "/selectedItem/twill-theatre-cap"],
  "/order-success/:id": ["/order-success/TB-0000-0000-0000"],
  // Opens by the token of a placed order only: back-office-orders.spec.ts has one.
  "/order-confirm/:id/:token": [],
  "/order-again/:id/:token": [],
  "/mail-stop/:id/:token": [],
  // Opens for a payment that was begun: pay-by-jazzcash.spec.ts has one.
  "/payment/:id": [],
  // Opens for what the shop has agreed to take back: exchange-size.spec.ts has one.
  "/return-paper/:id/:number": [],
  "/email-change/:id/:token": ["/email-change/1/2"],
  "/otp/:id": ["/otp/1"],
  "/reset/:id/:value": ["/reset/1/2"],
};

/** Every address that a guest can open; those with a part of their own carry an example. */
export const allPages: readonly string[] = shopPages
  .filter((page) => !("for" in page && page.for === "customers"))
  .flatMap(({ path }) => examples[path] ?? [path]);

export const customerPages: readonly string[] = shopPages
  .filter((page) => "for" in page && page.for === "customers")
  .map(({ path }) => path);

/** Those whose wide layout is not that of another page. */
export const wideLayouts: readonly string[] = [
  "/",
  "/products",
  "/selectedItem/mall-road-v-neck-set",
  "/cart",
  "/checkout",
  "/order-track",
  "/login",
  "/contact",
  "/about",
  "/tac",
  "/404",
];
