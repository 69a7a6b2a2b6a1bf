import {
  type PayoutRow,
  paisaOf,
  plainName,
  recordsOf,
  referenceOf,
  type Statement,
  trackingNumberOf,
  UnreadableStatement,
} from "./statement.ts";

/** Its columns by what their names begin with. */
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

/**
 * A CPR statement of PostEx (`CPR_Transactions_….csv`): the delivered parcels, and the returned ones, of which the
 * courier takes its charges. Numbers are read as texts, because a tracking number has more digits than a spreadsheet
 * keeps. Throws UnreadableStatement.
 */
export function readPostExStatement(text: string): Statement {
  const [names, ...lines] = recordsOf(text);
  const places = placesOf(names?.record ?? []);
  const rows = lines
    .filter(({ record }) => record.some((cell) => cell.trim() !== ""))
    .map(({ record, info }) => readRow((column) => record[places[column]] ?? "", info.lines));
  if (rows.length === 0) throw new UnreadableStatement("This statement has no rows.");
  return { courier: "postex", rows, lines: [] };
}

function placesOf(names: readonly string[]): Record<Column, number> {
  const plain = names.map(plainName);
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
  const amount = (column: Column) => paisaOf(cell(column), line);
  const common = {
    trackingNumber: trackingNumberOf(cell("trackingNumber"), line, "postex"),
    reference: referenceOf(cell("reference")),
    fee: Math.abs(amount("fee")),
    feeTax: Math.abs(amount("feeTax")),
    incomeTax: Math.abs(amount("incomeTax")),
    salesTax: Math.abs(amount("salesTax")),
    net: amount("net"),
    isProvisional: false,
  };
  const status = cell("status").trim().toLowerCase();
  // The amount of a returned parcel was not collected.
  if (status.startsWith("return")) return { ...common, kind: "returned", cod: 0 };
  if (status === "delivered") return { ...common, kind: "delivered", cod: Math.abs(amount("cod")) };
  throw new UnreadableStatement(`Line ${line} is neither delivered nor returned: “${status.slice(0, 40)}”.`);
}
