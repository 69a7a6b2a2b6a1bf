export type Day = string;

export type DayNumber = number;

/** Time zone of the shop, regardless of the device's. */
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

/** The instant of this hour of a day in Karachi; 24 is the midnight that ends it. */
export function momentOf(day: Day, hour: number): Date {
  return new Date(Date.parse(day) + hour * 3_600_000 - ahead);
}

/** Local time in Karachi, without a zone: `2026-12-31T18:00:00.000`. */
export function clockInKarachi(at: Date): string {
  return new Date(at.getTime() + ahead).toISOString().slice(0, -1);
}

export function minuteInKarachi(at: Date): string {
  return clockInKarachi(at).slice(0, 16);
}

/** The instant of a local time in Karachi; an invalid date for malformed text. */
export function momentInKarachi(clock: string): Date {
  return new Date(Date.parse(`${clock}Z`) - ahead);
}

export function weekdayOf(number: DayNumber): number {
  const thursday = 4;
  return (((number + thursday) % 7) + 7) % 7;
}
