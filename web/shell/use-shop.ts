import { useRouteLoaderData } from "react-router";
import type { ShownSettings } from "#contract/shop/shop-settings.ts";
import { defaultShownSettings } from "#contract/shop/shop-settings.ts";
import type { loader } from "../root.tsx";

/** The shop's settings, as the first page brought them; the defaults where even the root failed. */
export function useShop(): ShownSettings {
  return useRouteLoaderData<typeof loader>("root")?.shop ?? defaultShownSettings;
}
