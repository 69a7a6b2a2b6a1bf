import { z } from "zod";
import { instant } from "#contract/values/instant.ts";

/** Background work whose failure would go unnoticed. */
export const backgroundWorks = [
  "mails",
  "mail-server",
  "sales",
  "settings",
  "promises",
  "drawings",
  "search-words",
  "sales-figures",
  "tidying",
  "backup",
  "parcels",
  "payments",
  "limits",
  "replica",
  "pictures",
  "webhooks",
  "texts",
  "cdn",
  "traces",
] as const;
export type BackgroundWork = (typeof backgroundWorks)[number];

export const workFailure = z.object({
  work: z.enum(backgroundWorks),
  part: z.string(),
  /** A code for operators. */
  reason: z.string(),
  since: instant,
  lastAt: instant,
  times: z.number().int(),
});
export type WorkFailure = z.infer<typeof workFailure>;
