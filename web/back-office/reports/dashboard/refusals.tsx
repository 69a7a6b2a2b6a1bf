import type { Dashboard, RefusalShare } from "#contract/reports/dashboard.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";

/** Below this number of parcels a rate is meaningless. */
const enough = 20;

export function Refusals({ refusals: { total, cities, couriers, products } }: Pick<Dashboard, "refusals">) {
  return (
    <section aria-labelledby="refusals" className="mt-6">
      <h2 id="refusals" className="mb-1 text-xl">
        Refused parcels
      </h2>
      <p className="mb-3 text-sm text-slate">
        {describeRefusal(total)} Orders that were delivered, or cancelled after dispatch, on these days. Below{" "}
        {enough} parcels no rate is shown.
      </p>
      <div className="grid gap-4 xl:grid-cols-3">
        <RefusedBy title="By city" shares={cities} />
        <RefusedBy title="By courier" shares={couriers} />
        <RefusedBy title="By product" shares={products} />
      </div>
    </section>
  );
}

type Count = Pick<RefusalShare, "delivered" | "refused">;

function rateOf({ delivered, refused }: Count): string | undefined {
  const parcels = delivered + refused;
  return parcels < enough ? undefined : `${((refused / parcels) * 100).toFixed(1)} %`;
}

function describeRefusal(count: Count): string {
  const parcels = count.delivered + count.refused;
  if (parcels === 0) return "No finished parcels.";
  const rate = rateOf(count);
  return `${count.refused.toLocaleString("en-PK")} of ${parcels.toLocaleString("en-PK")} refused${rate ? `, ${rate}` : ""}.`;
}

function RefusedBy({ title, shares }: { title: string; shares: readonly RefusalShare[] }) {
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-slate">None.</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">Refused parcels {title.toLowerCase()}</caption>
          <thead>
            <tr className="text-slate">
              <th scope="col" className="pb-1 text-start font-normal">
                Name
              </th>
              <th scope="col" className="ps-3 pb-1 text-end font-normal">
                Refused
              </th>
              <th scope="col" className="ps-3 pb-1 text-end font-normal">
                Parcels
              </th>
              <th scope="col" className="ps-3 pb-1 text-end font-normal">
                Rate
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.name} className="align-top">
                <td className="py-1 wrap-anywhere">
                  <bdi>{share.name || "None named"}</bdi>
                </td>
                <td className="py-1 ps-3 text-end">{share.refused.toLocaleString("en-PK")}</td>
                <td className="py-1 ps-3 text-end">
                  {(share.delivered + share.refused).toLocaleString("en-PK")}
                </td>
                <td className="py-1 ps-3 text-end whitespace-nowrap">{rateOf(share) ?? "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
