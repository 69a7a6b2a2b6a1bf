import { formatRupees } from "#contract/money.ts";
import { productMessages } from "#messages/product.ts";
import type { PriceRow } from "./price-list.ts";

/** The garment, each surcharge, and what one piece costs with them. */
export function PriceSummary({ rows, total }: { rows: readonly PriceRow[]; total: number }) {
  return (
    <dl className="grid gap-1.5 text-sm text-slate">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="whitespace-nowrap">{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-xl font-[620] text-siyahi">
        <dt>{productMessages.total}</dt>
        <dd aria-live="polite">{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}
