import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render } from "vitest-browser-react";
import { defaultShownSettings, type ShownSettings } from "#contract/settings/shop-settings.ts";

/** Shows a page at an address, and any other address as text, so that a test sees redirects. */
export async function showPage(
  path: string,
  page: ReactNode,
  { data, shop = {} }: { data?: unknown; shop?: Partial<ShownSettings> } = {},
) {
  const { pathname } = new URL(path, "http://shop.invalid");
  const pages = [
    { id: "page", path: pathname, element: page, loader: () => data ?? null, HydrateFallback: () => null },
    { path: "*", element: <Elsewhere />, HydrateFallback: () => null },
  ];
  const loader = () => ({ shop: { ...defaultShownSettings, ...shop } });
  const routes = [{ id: "root", loader, HydrateFallback: () => null, children: pages }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router };
}

function Elsewhere() {
  return <p>another page</p>;
}
