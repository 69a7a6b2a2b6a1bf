import { useRouteLoaderData } from "react-router";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import type { Site } from "../page-context.ts";

export type RootData = { shop: ShownSettings; site: Site };

/** What the merchant has set, as it came with the page that the visit began with. */
export function useShop(): ShownSettings {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) throw new Error("The shop's settings come with every page: this one is no page of the shop.");
  return root.shop;
}
