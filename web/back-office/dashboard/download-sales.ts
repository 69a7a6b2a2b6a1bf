import type { Dashboard } from "#contract/back-office/dashboard.ts";
import { toCsv } from "#contract/csv.ts";
import { saveCsv } from "../ui/save-csv.ts";

/** Saves the figures that are shown as a CSV file. */
export function downloadSales({ from, to, spans, products, colors, cities }: Dashboard): void {
  const named = { Product: products, Color: colors, City: cities };
  const csv = toCsv([
    ["Kind", "Name", "Orders", "Pieces", "Booked", "Delivered", "Collected"],
    ...spans.map(({ start, orders, pieces, revenue, delivered, collected }) => [
      ...["Days from", start, orders, pieces, revenue, delivered, collected],
    ]),
    ...Object.entries(named).flatMap(([kind, shares]) =>
      shares.map(({ name, orders, pieces, revenue }) => [kind, name, orders, pieces, revenue]),
    ),
  ]);
  saveCsv(`sales-${from}-${to}.csv`, csv);
}
