export type Day = string;

/** The same as a number to reckon with: days since 1 January 1970. */
export type DayNumber = number;

/** As `Intl` names the clocks of Pakistan: the shop keeps their time, whatever a device says. */
export const timeZone = "Asia/Karachi";

const dayLength = 86_400_000;
/** Pakistan is five hours ahead of UTC all year long. */
const ahead = 5 * 3_600_000;

export function dayNumber(day: Day): DayNumber {
  return Date.parse(day) / dayLength;
}

export function dayOfNumber(number: DayNumber): Day {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

export function dayInKarachi(at: Date): Day {
  return new Date(at.getTime() + ahead).toISOString().slice(0, 10);
}

export function hourInKarachi(at: Date): number {
  return new Date(at.getTime() + ahead).getUTCHours();
}

/** The moment at which clocks in Karachi show this hour of a day; 24 is the midnight that ends it. */
export function momentOf(day: Day, hour: number): Date {
  return new Date(Date.parse(day) + hour * 3_600_000 - ahead);
}

/** A moment as clocks in Karachi show it, without a zone: `2026-12-31T18:00:00.000`. */
export function clockInKarachi(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, -1);
}

/** The same to the minute, as a `datetime-local` field holds it: `2026-12-31T18:00`. */
export function minuteInKarachi(at: Date): string {
  return clockInKarachi(at).slice(0, 16);
}

/** The moment at which clocks in Karachi show this; an invalid date for what is no time. */
export function momentInKarachi(clock: string): Date {
  return new Date(Date.parse(`${clock}Z`) - ahead);
}

export function weekdayOf(number: DayNumber): number {
  const thursday = 4;
  return (((number + thursday) % 7) + 7) % 7;
}
