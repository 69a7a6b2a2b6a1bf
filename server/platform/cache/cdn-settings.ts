import type { EnvironmentSettings } from "../environment.ts";

export type PurgeTarget = { url: string; header: { name: string; value: string } | undefined };

export type CdnConfig = {
  seconds: number;
  purge: PurgeTarget | undefined;
};

/** Seconds for which an old price may be seen where no CDN is purged. */
const longestUnpurged = 60;

/** A setting without those that it needs throws a sentence that names it. */
export function cdnOf(settings: EnvironmentSettings): CdnConfig | undefined {
  const { CDN_SECONDS: seconds, CDN_PURGE_URL: url, CDN_PURGE_HEADER: header } = settings;
  if (seconds === undefined) {
    if (url === undefined && header === undefined) return undefined;
    throw new Error("CDN_PURGE_URL and CDN_PURGE_HEADER need CDN_SECONDS. See docs/settings.md.");
  }
  if (url === undefined) {
    if (header !== undefined) throw new Error("CDN_PURGE_HEADER needs CDN_PURGE_URL. See docs/settings.md.");
    if (seconds <= longestUnpurged) return { seconds, purge: undefined };
    throw new Error(
      `CDN_SECONDS above ${longestUnpurged} needs CDN_PURGE_URL: old prices would be shown for so long. See docs/settings.md.`,
    );
  }
  const [name = "", ...rest] = header?.split(":") ?? [];
  return {
    seconds,
    purge: { url, header: header === undefined ? undefined : { name, value: rest.join(":").trim() } },
  };
}
