import { CsvError, parse } from "csv-parse/sync";
import { textOfCell } from "#contract/values/csv.ts";

/** A row of a payout statement. Amounts are hundredths of a rupee. */
export type PayoutRow = {
  trackingNumber: string;
  kind: "delivered" | "returned";
  /** Our reference, as the courier has it. */
  reference: string;
  cod: number;
  fee: number;
  feeTax: number;
  incomeTax: number;
  salesTax: number;
  net: number;
};

/** The file is no statement; `sentence` says why, for its sender. */
export class UnreadableStatement extends Error {
  readonly sentence: string;
  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

/** Its columns by what their names begin with, once capitals, spaces and underscores are left out. */
const columns = {
  trackingNumber: "trackingnumber",
  reference: "orderrefnumber",
  status: "status",
  cod: "codamount",
  fee: "shippingcharges",
  feeTax: "gst",
  incomeTax: "whincometax",
  salesTax: "whsalestax",
  net: "netamount",
} as const;
type Column = keyof typeof columns;

/** The most that one amount may be: more than any parcel may collect. */
const mostRupees = 10_000_000;

/**
 * The rows of a CPR statement of PostEx (`CPR_Transactions_….csv`): the delivered ones, and the returned ones, of which the courier
 * takes its charges. Numbers are read as texts, because a tracking number has more digits than a spreadsheet keeps. Throws
 * UnreadableStatement.
 */
export function readPostExStatement(text: string): PayoutRow[] {
  const [names, ...lines] = recordsOf(text);
  const places = placesOf(names?.record ?? []);
  const rows = lines
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""))
    .map(({ record, info }) => readRow((column) => record[places[column]] ?? "", info.lines));
  if (rows.length === 0) throw new UnreadableStatement("This statement has no rows.");
  return rows;
}

type Line = { record: string[]; info: { lines: number } };

function recordsOf(text: string): Line[] {
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

function placesOf(names: readonly string[]): Record<Column, number> {
  const plain = names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ""));
  const found = Object.entries(columns).map(([column, begins]) => {
    const place = plain.findIndex((name) => name.startsWith(begins));
    if (place < 0)
      throw new UnreadableStatement(
        `This is no CPR statement of PostEx: it has no column ${begins.toUpperCase()}.`,
      );
    return [column, place] as const;
  });
  return Object.fromEntries(found) as Record<Column, number>;
}

function readRow(cell: (column: Column) => string, line: number): PayoutRow {
  const trackingNumber = textOfCell(cell("trackingNumber").trim()).replace(/\s/g, "").toUpperCase();
  // Excel turns 26112300000017 into 2.61123E+13, of which nobody knows the parcel.
  if (!/^[A-Z0-9-]{5,40}$/.test(trackingNumber))
    throw new UnreadableStatement(
      `Line ${line} has no tracking number that can be read: “${trackingNumber.slice(0, 40)}”. Take the file as PostEx sends it, not one that a spreadsheet has saved.`,
    );
  const amount = (column: Column) => paisaOf(cell(column), line);
  const amounts = {
    fee: Math.abs(amount("fee")),
    feeTax: Math.abs(amount("feeTax")),
    incomeTax: Math.abs(amount("incomeTax")),
    salesTax: Math.abs(amount("salesTax")),
    net: amount("net"),
  };
  const common = { trackingNumber, reference: textOfCell(cell("reference").trim()).slice(0, 60), ...amounts };
  const status = cell("status").trim().toLowerCase();
  // What a returned parcel was to collect was not collected.
  if (status.startsWith("return")) return { ...common, kind: "returned", cod: 0 };
  if (status === "delivered") return { ...common, kind: "delivered", cod: Math.abs(amount("cod")) };
  throw new UnreadableStatement(`Line ${line} is neither delivered nor returned: “${status.slice(0, 40)}”.`);
}

/** `2,299.00` as 229900; nothing is 0. */
function paisaOf(cell: string, line: number): number {
  const plain = textOfCell(cell.trim())
    .replace(/^rs\.?\s*/i, "")
    .replaceAll(",", "");
  if (plain === "" || plain === "-") return 0;
  const [, sign, rupees = "", hundredths = ""] = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(plain) ?? [];
  const whole = Number(rupees);
  if (rupees === "" || whole > mostRupees)
    throw new UnreadableStatement(`Line ${line} has an amount that is none: “${plain.slice(0, 40)}”.`);
  const paisa = whole * 100 + Number(hundredths.padEnd(2, "0"));
  return sign === "-" ? -paisa : paisa;
}

/** Whether the courier pays out what it has collected less what it takes of it. */
export function addsUp({ cod, fee, feeTax, incomeTax, salesTax, net }: PayoutRow): boolean {
  // Each amount is rounded by itself.
  return Math.abs(cod - fee - feeTax - incomeTax - salesTax - net) <= 2;
}
