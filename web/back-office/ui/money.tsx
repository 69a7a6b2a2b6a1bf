import { formatRupees } from "#contract/money/money.ts";

export function Money({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}
