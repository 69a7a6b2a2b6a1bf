import { clockInKarachi, momentInKarachi } from "#contract/karachi-time.ts";

const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;

/** A moment as a cell shows it, in the time of Karachi: `2026-12-31 18:00`, with seconds only where there are any. */
export function writeTime(iso: string | null): string {
  if (iso === null) return "";
  return clockInKarachi(new Date(iso))
    .replace("T", " ")
    .replace(/(:00)?\.000$/, "");
}

/** The moment in ISO 8601 that a cell says, a day alone being its beginning; undefined where it says none. */
export function readTime(cell: string): string | undefined {
  const [, day = "", time = "00:00"] = written.exec(cell) ?? [];
  const at = momentInKarachi(`${day}T${time}`);
  if (Number.isNaN(at.getTime())) return undefined;
  // JavaScript takes the 31st of a short month for the first of the next one.
  return clockInKarachi(at).startsWith(day) ? at.toISOString() : undefined;
}
