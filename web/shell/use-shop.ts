import { useRouteLoaderData } from "react-router";
import type { ShownSettings } from "#contract/shop/shop-settings.ts";
import { defaultShownSettings } from "#contract/shop/shop-settings.ts";
import type { loader } from "../root.tsx";

export function useShop(): ShownSettings {
  return useRouteLoaderData<typeof loader>("root")?.shop ?? defaultShownSettings;
}
