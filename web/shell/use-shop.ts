import { useRouteLoaderData } from "react-router";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";
import type { Site } from "../page-context.ts";

export type RootData = { shop: ShownSettings; site: Site };

/** The merchant's settings, loaded with the visit's first page. */
export function useShop(): ShownSettings {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) throw new Error("The shop's settings come with every page: this one is no page of the shop.");
  return root.shop;
}
