import { formatRupees } from "#contract/values/money.ts";

export function ChargeMark({ charge }: { charge: number }) {
  return (
    <span className="font-normal text-slate">
      {" "}
      <Surcharge rupees={charge} />
    </span>
  );
}

export function Surcharge({ rupees }: { rupees: number }) {
  return <bdi>+ {formatRupees(rupees)}</bdi>;
}
