/** The shop keeps the time of Pakistan, whatever the device says. */
const timeZone = "Asia/Karachi";

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

/** A moment as a field for day and time holds it, by the clocks of Pakistan: `2026-11-21T18:05`. */
export function localMinute(iso: string): string {
  const hoursAhead = 5;
  return new Date(Date.parse(iso) + hoursAhead * 3_600_000).toISOString().slice(0, 16);
}
