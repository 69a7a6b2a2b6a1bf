import type { z } from "zod";
import { settings } from "#contract/settings/settings.ts";

/** All that is set in the form; the shop is closed and opened, and its logo changed, beside it. */
export const settingsForm = settings.omit({ maintenance: true, logo: true });

export type SettingsFields = z.input<typeof settingsForm>;
