import type { z } from "zod";
import { settings } from "#contract/settings/settings.ts";

/** The settings of the form; opening state and logo are changed outside it. */
export const settingsForm = settings.omit({ maintenance: true, logo: true });

export type SettingsFields = z.input<typeof settingsForm>;
