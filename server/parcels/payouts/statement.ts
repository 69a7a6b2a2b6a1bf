import { CsvError, parse } from "csv-parse/sync";
import { courierName } from "#contract/orders/couriers.ts";
import type { StatementLine } from "#contract/parcels/payouts.ts";
import { textOfCell } from "#contract/values/csv.ts";
import type { Day } from "#contract/values/karachi-time.ts";

/** A row of a payout statement. Amounts are hundredths of a rupee. */
export type PayoutRow = {
  trackingNumber: string;
  /** `charged`: what the courier bills for a parcel apart from its money. */
  kind: "delivered" | "returned" | "charged";
  reference: string;
  cod: number;
  fee: number;
  feeTax: number;
  incomeTax: number;
  salesTax: number;
  net: number;
  /** The deductions are not known: a row of the same parcel that has them takes its place. */
  isProvisional: boolean;
};

/** A row with the statement that it says it is of; what is typed beside the file counts for the others. */
export type StatementRow = PayoutRow & { of?: { number: string; paidOn: Day } };

export type Statement = { courier: string; rows: StatementRow[]; lines: StatementLine[] };

/** The file is no statement; `sentence` says why, for its sender. */
export class UnreadableStatement extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

/** Whether the courier pays out what it has collected less what it takes of it. */
export function addsUp({ cod, fee, feeTax, incomeTax, salesTax, net }: PayoutRow): boolean {
  // Each amount is rounded separately.
  return Math.abs(cod - fee - feeTax - incomeTax - salesTax - net) <= tolerance;
}

export const tolerance = 2;

/** As names of columns are compared: files differ in capitals, spaces and signs. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

type Line = { record: string[]; info: { lines: number } };

export function recordsOf(text: string): Line[] {
  try {
    // The types of csv-parse know records with `info` only for objects.
    return parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableStatement("This is no CSV file, or its quotation marks are never closed.");
    throw error;
  }
}

/**
 * The number of a parcel as a cell has it. Excel turns 26112300000017 into 2.61123E+13, which names no parcel: that is
 * refused.
 */
export function trackingNumberOf(cell: string, line: number, courier: string): string {
  const number = textOfCell(cell.trim()).replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z0-9-]{5,40}$/.test(number))
    throw new UnreadableStatement(
      `Line ${line} has no tracking number that can be read: “${number.slice(0, 40)}”. Take the file as ${courierName(courier)} sends it, not one that a spreadsheet has saved.`,
    );
  return number;
}

export function referenceOf(cell: string): string {
  return textOfCell(cell.trim()).slice(0, 60);
}

/** The most that one amount may be: more than any parcel may collect. */
const mostRupees = 10_000_000;

export function paisaOf(cell: string, line: number): number {
  const plain = textOfCell(cell.trim())
    .replace(/^(rs|pkr)\.?\s*/i, "")
    .replaceAll(",", "");
  if (plain === "" || plain === "-") return 0;
  const [, sign, rupees = "", hundredths = ""] = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(plain) ?? [];
  const whole = Number(rupees);
  if (rupees === "" || whole > mostRupees)
    throw new UnreadableStatement(`Line ${line} has an amount that is none: “${plain.slice(0, 40)}”.`);
  const paisa = whole * 100 + Number(hundredths.padEnd(2, "0"));
  return sign === "-" ? -paisa : paisa;
}
