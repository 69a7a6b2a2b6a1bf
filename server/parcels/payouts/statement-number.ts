import { statementNumber } from "#contract/parcels/payouts.ts";
import { type Day, dayInKarachi, dayNumber } from "#contract/values/karachi-time.ts";
import { UnreadableStatement } from "./statement.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The statement that a row says it is of: `22/11/2026`, `2026-11-22` or `22-Nov-2026`. Throws UnreadableStatement. */
export function numberAndDay(number: string, day: string, line: number): { number: string; paidOn: Day } {
  const read = statementNumber.safeParse(number);
  const paidOn = dayOf(day);
  if (!read.success)
    throw new UnreadableStatement(
      `Line ${line} has an invoice number that is none: “${number.slice(0, 40)}”.`,
    );
  if (paidOn === undefined || paidOn > dayInKarachi(new Date()))
    throw new UnreadableStatement(`Line ${line} has a day of payment that is none: “${day.slice(0, 40)}”.`);
  return { number: read.data, paidOn };
}

function dayOf(text: string): Day | undefined {
  const [, a = "", b = "", c = ""] = /^(\d{1,4})[-/ ](\w{1,3})[-/ ](\d{1,4})/.exec(text.trim()) ?? [];
  const [year, day] = a.length === 4 ? [a, c] : [c, a];
  const named = months.indexOf(b.toLowerCase());
  const month = named < 0 ? b : String(named + 1);
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(dayNumber(written)) ? written : undefined;
}
