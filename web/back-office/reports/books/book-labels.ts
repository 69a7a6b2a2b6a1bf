import type { OpenKind, OutstandingAge } from "#contract/reports/books.ts";

export const openLabels: Record<OpenKind, string> = {
  outstanding: "Delivered, unpaid",
  "not-delivered": "Not delivered yet",
  overpaid: "Refunds due",
};

export const ageLabels: Record<OutstandingAge, string> = {
  "0-7": "0 to 7 days",
  "8-14": "8 to 14 days",
  "15-30": "15 to 30 days",
  "over-30": "Over 30 days",
};

const names = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** `2026-11` as `November 2026`. */
export function describeMonth(month: string): string {
  return names.format(new Date(`${month}-01`));
}

export function describeTaxYear(year: number): string {
  return `Tax year ${year}`;
}
