import { z } from "zod";
import type { PurgeTarget } from "./purge-cdn.ts";

export const cdnSettings = {
  CDN_SECONDS: z.coerce.number().int().min(1).max(604_800).optional(),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** By which it knows who tells it. */
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*\S[\x20-\x7e]*$/, "give a header such as Authorization: Bearer token")
    .optional(),
};

export type CdnConfig = {
  seconds: number;
  purge: PurgeTarget | undefined;
};

/** Seconds for which an old price may be seen where no CDN is told of the new one. */
const longestUntold = 60;

/** A setting without those that it needs throws a sentence that names it. */
export function cdnOf(settings: z.output<z.ZodObject<typeof cdnSettings>>): CdnConfig | undefined {
  const { CDN_SECONDS: seconds, CDN_PURGE_URL: url, CDN_PURGE_HEADER: header } = settings;
  if (seconds === undefined) {
    if (url === undefined && header === undefined) return undefined;
    throw new Error("CDN_PURGE_URL and CDN_PURGE_HEADER need CDN_SECONDS. See the README.");
  }
  if (url === undefined) {
    if (header !== undefined) throw new Error("CDN_PURGE_HEADER needs CDN_PURGE_URL. See the README.");
    if (seconds <= longestUntold) return { seconds, purge: undefined };
    throw new Error(
      `CDN_SECONDS above ${longestUntold} needs CDN_PURGE_URL: old prices would be shown for so long. See the README.`,
    );
  }
  const [name = "", ...rest] = header?.split(":") ?? [];
  return {
    seconds,
    purge: { url, header: header === undefined ? undefined : { name, value: rest.join(":").trim() } },
  };
}
