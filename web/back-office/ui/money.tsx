import { formatRupees } from "#contract/money/money.ts";

/** An amount of whole rupees: `Rs. 2,450`. */
export function Money({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}
