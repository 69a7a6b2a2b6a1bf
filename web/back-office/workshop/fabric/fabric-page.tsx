import { useLoaderData } from "react-router";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { type FabricMovement, getFabric } from "#contract/workshop/fabric.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { CorrectFabricForm } from "./correct-fabric-form.tsx";
import { describeFabricReason, describeMetres, describeMovement, describeNeeded } from "./fabric-labels.ts";

export const loader = loaderOf(getFabric);

const columns: readonly Column<FabricMovement>[] = [
  { head: "Why", cell: ({ reason }) => describeFabricReason(reason) },
  { head: "Metres", cell: ({ metres }) => describeMovement(metres), isNumber: true },
  { head: "Order", cell: ({ OrderID }) => OrderID ?? "" },
  { head: "Who", cell: ({ staff }) => staff },
  { head: "When", cell: ({ at }) => <When at={at} />, isCardEnd: true },
];

export function Component() {
  const { cloth, movements } = useLoaderData<typeof loader>();
  const isOffice = isOfficeRole(useStaff().role);
  const { fabric, color, onShelf, short, shortFrom, used } = cloth;
  const title = `${fabric.name}, ${color.label}`;
  const facts = [
    ...(isOffice
      ? []
      : [{ name: "On the shelf", value: onShelf === null ? "Not counted" : describeMetres(onShelf) }]),
    { name: "Open orders take", value: describeNeeded(cloth) },
    ...(short ? [{ name: "Short", value: describeMetres(short) }] : []),
    ...(shortFrom ? [{ name: "For an order due on", value: <When at={shortFrom} dayOnly /> }] : []),
    { name: "Cut in 30 days", value: describeMetres(used) },
  ];
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: "Fabric list", to: "/cloth" }]} />
      <FactList label={title} facts={facts} />
      {isOffice && <CorrectFabricForm key={`${fabric.id} ${color.id} ${onShelf === null}`} cloth={cloth} />}
      {movements.items.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-3 text-lg">Movements</h2>
          <DataTable
            caption="Movements"
            columns={columns}
            rows={movements.items}
            keyOf={({ id }) => id}
            empty={null}
          />
          <KeysetPager next={movements.next} />
        </section>
      )}
    </>
  );
}
