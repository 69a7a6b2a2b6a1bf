import { z } from "zod";
import { reason } from "#contract/values/reason.ts";

/** Languages of the workshop's papers and tablets. */
export const workshopLanguages = ["en", "ur"] as const;
export type WorkshopLanguage = (typeof workshopLanguages)[number];

export const workshopLanguage = z.enum(workshopLanguages, reason("CHOOSE_A_LANGUAGE"));

/** Each in itself, so that its readers find it. */
export const languageNames: Record<WorkshopLanguage, string> = { en: "English", ur: "اردو" };
