import { defaultShownSettings } from "#contract/shop/shop-settings.ts";

const { announcement, tagline } = defaultShownSettings;

/** What the shop says of itself as long as the merchant has not written their own. */
export const shopDefaults = { announcement, tagline };
