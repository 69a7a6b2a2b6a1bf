import { memo } from "react";
import { formatRupees } from "#contract/money.ts";
import { productMessages } from "#messages/product.ts";
import type { PriceRow } from "./price-list.ts";

type PriceSummaryProps = { rows: readonly PriceRow[]; total: number };

/** The garment, each surcharge, and what one piece costs with them. */
export const PriceSummary = memo(function PriceSummary({ rows, total }: PriceSummaryProps) {
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
});
