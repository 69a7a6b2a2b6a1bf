import { formatRupees } from "#contract/money/money.ts";

export function ChargeMark({ charge }: { charge: number }) {
  return (
    <span className="font-normal text-slate">
      {" "}
      <bdi>+ {formatRupees(charge)}</bdi>
    </span>
  );
}
