import { defaultShownSettings } from "#contract/settings/shop-settings.ts";

const { announcement, tagline } = defaultShownSettings;

export const shopDefaults = { announcement, tagline };
