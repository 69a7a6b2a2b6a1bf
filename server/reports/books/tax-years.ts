import { dayInKarachi } from "#contract/values/karachi-time.ts";

/** The tax year of a day in Karachi: 1 July 2026 begins that of 2027. */
export function taxYearOf(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5, 7) >= "07" ? 1 : 0);
}

/** The months of a tax year up to today, such as `2026-11`, newest first; none of a future one. */
export function monthsOf(year: number, today = dayInKarachi(new Date())): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year - 1, 6 + index)).toISOString().slice(0, 7),
  )
    .filter((month) => month <= today.slice(0, 7))
    .reverse();
}

export function spanOf(year: number): { from: string; before: string } {
  return { from: `${year - 1}-07-01`, before: `${year}-07-01` };
}

export function monthSpan(month: string): { from: string; before: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { from: `${month}-01`, before: new Date(Date.UTC(year, number)).toISOString().slice(0, 10) };
}
