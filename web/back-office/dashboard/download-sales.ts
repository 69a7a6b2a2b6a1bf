import type { Dashboard } from "#contract/back-office/dashboard.ts";
import { toCsv } from "./sales-csv.ts";

/** Spreadsheets read it as UTF-8 only with this mark at its beginning. */
const byteOrderMark = "\uFEFF";

/** Saves the figures that are shown as a CSV file. */
export function downloadSales({ from, to, spans, products, colors, cities }: Dashboard): void {
  const named = { Product: products, Color: colors, City: cities };
  const csv = toCsv([
    ["Kind", "Name", "Orders", "Pieces", "Revenue"],
    ...spans.map(({ start, orders, pieces, revenue }) => ["Days from", start, orders, pieces, revenue]),
    ...Object.entries(named).flatMap(([kind, shares]) =>
      shares.map(({ name, orders, pieces, revenue }) => [kind, name, orders, pieces, revenue]),
    ),
  ]);
  const url = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `sales-${from}-${to}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
