import { createContext } from "react-router";
import type { ApiClient } from "#contract/client.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";

/**
 * What the server hands to the loaders of a page. The one file of the pages that the server imports:
 * React Router finds a context by the identity of its key.
 */
export const apiContext = createContext<ApiClient>();
export const shopContext = createContext<ShopSettings>();
