import type { Share } from "#contract/reports/dashboard.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { Money } from "#web/back-office/ui/values.tsx";

type SalesByNameProps = {
  title: string;
  shares: readonly Share[];
  measure: "pieces" | "orders";
};

export function SalesByName({ title, shares, measure }: SalesByNameProps) {
  const most = Math.max(1, ...shares.map((share) => share[measure]));
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-slate">Nothing yet.</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-slate">
              <th scope="col" className="pb-1 text-start font-normal">
                Name
              </th>
              <th scope="col" className="ps-3 pb-1 text-end font-normal">
                {measure === "pieces" ? "Pieces" : "Orders"}
              </th>
              <th scope="col" className="ps-3 pb-1 text-end font-normal">
                Revenue
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.name} className="align-top">
                <td className="py-1 wrap-anywhere">
                  <bdi>{share.name}</bdi>
                  <span
                    aria-hidden="true"
                    className="mt-0.5 block h-1 rounded-sm bg-kashi"
                    style={{ width: `${(share[measure] / most) * 100}%` }}
                  />
                </td>
                <td className="py-1 ps-3 text-end">{share[measure].toLocaleString("en-PK")}</td>
                <td className="py-1 ps-3 text-end">
                  <Money rupees={share.revenue} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
