import { useRouteLoaderData } from "react-router";
import { defaultShownSettings, type ShownSettings } from "#contract/shop/shop-settings.ts";
import type { Site } from "../page-context.ts";

export type RootData = { shop: ShownSettings; site: Site };

export function useShop(): ShownSettings {
  return useRouteLoaderData<RootData>("root")?.shop ?? defaultShownSettings;
}
