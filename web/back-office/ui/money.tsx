import { formatRupees } from "#contract/values/money.ts";

export function Money({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}
