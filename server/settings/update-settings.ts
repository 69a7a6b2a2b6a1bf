import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { type SettingPage, settingPageNames, settingsOfPage } from "#contract/settings/setting-pages.ts";
import type { Settings } from "#contract/settings/settings.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";
import { recordChange } from "../staff/record-change.ts";
import { readSettings } from "./subscribe-to-settings.ts";

/** The settings in the database, which a process may see a moment later. */
export async function readStoredSettings(executor: Executor, defaults: Settings): Promise<Settings> {
  const row = await readFirst(executor)<{ stored: Record<string, unknown> }>`
    select coalesce(json_object_agg(name, value), '{}'::json) as stored from settings`;
  return readSettings(row?.stored ?? {}, defaults);
}

type Versions = { version: string; versions: Record<SettingPage, string> };

/** Settings with a control of their own are saved separately: none of them makes an open form stale. */
export function versionsOfSettings(settings: Settings): Versions {
  const { maintenance: _closed, logo: _logo, firstRunClosed: _firstRun, ...others } = settings;
  const pages = settingPageNames.map((page) => [page, versionOf(settingsOfPage(page, settings))]);
  return { version: versionOf(others), versions: Object.fromEntries(pages) };
}

type Changes = { [Name in keyof Settings]?: Settings[Name] | undefined };
type Save = Changes & { version?: string | undefined; page?: SettingPage | undefined };

type Updated = { outcome: "saved"; settings: Settings } | { outcome: "changed-since"; version: string };

/**
 * Returns all settings after the change. `version` is an optimistic lock: of the settings of `page`, which alone are
 * changed then, or of all.
 */
export function updateSettings(
  { pool, defaults, staff }: { pool: pg.Pool; defaults: Settings; staff: Pick<StaffMember, "id"> },
  { version, page, ...given }: Save,
): Promise<Updated> {
  return withTransaction<Updated>(pool, async (client) => {
    // Serialise simultaneous saves, so that the log has the changes of each.
    await client.query("lock table settings in share row exclusive mode");
    const before = await readStoredSettings(client, defaults);
    const { version: ofAll, versions } = versionsOfSettings(before);
    const newest = page === undefined ? ofAll : versions[page];
    if (version !== undefined && version !== newest) return { outcome: "changed-since", version: newest };
    const changes = Object.entries(page === undefined ? given : settingsOfPage(page, given));
    const after: Settings = {
      ...before,
      ...Object.fromEntries(changes.filter(([, value]) => value !== undefined)),
    };
    const changed = Object.entries(after).filter(
      ([name, value]) => !isDeepStrictEqual(Reflect.get(before, name), value),
    );
    if (changed.length === 0) return { outcome: "saved", settings: before };
    for (const [name, value] of changed) {
      await write(client)`
        insert into settings (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
        on conflict (name) do update set value = excluded.value`;
    }
    const subject = { kind: "settings", id: "shop" };
    await recordChange(client, { staff, action: "settings.update", subject, before, after });
    return { outcome: "saved", settings: after };
  });
}
