import { defaultShownSettings } from "#contract/shop/shop-settings.ts";

const { announcement, tagline } = defaultShownSettings;

export const shopDefaults = { announcement, tagline };
