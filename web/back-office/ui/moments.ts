import { minuteInKarachi, momentInKarachi, timeZone } from "#contract/values/karachi-time.ts";

const day = new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
const year = new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric" });

/** The day of an ISO 8601 time in Karachi: `21 Nov`, with its year when that is not this one. */
export function formatDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  return (year.format(date) === year.format(now) ? day : dayOfYear).format(date);
}

/** The day of an ISO 8601 time in Karachi, with its year: `21 Nov 2026`. */
export function formatFullDay(iso: string): string {
  return dayOfYear.format(new Date(iso));
}

/** Day and time of an ISO 8601 time in Karachi: `21 Nov, 18:05`. */
export function formatMoment(iso: string, now = new Date()): string {
  return `${formatDay(iso, now)}, ${clock.format(new Date(iso))}`;
}

/** How long ago an ISO 8601 time was, in its largest whole unit: `3 days`, `1 hour`. */
export function formatAge(iso: string, now = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return days === 1 ? "1 day" : `${days} days`;
  if (hours > 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** An ISO 8601 time as a `datetime-local` field shows it, in the time of Karachi: `2026-11-21T18:05`; "" for none. */
export function toLocalField(iso: string | null): string {
  return iso === null ? "" : minuteInKarachi(new Date(iso));
}

/** The value of a `datetime-local` field in Karachi time, as ISO 8601; null while it is empty. */
export function fromLocalField(text: string): string | null {
  const at = momentInKarachi(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
