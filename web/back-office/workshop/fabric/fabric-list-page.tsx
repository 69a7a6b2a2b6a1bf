import { useLoaderData, useSearchParams } from "react-router";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import type { ShelfFabric } from "#contract/workshop/fabric.ts";
import Plus from "#icons/plus.mjs";
import Spool from "#icons/spool.mjs";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Tabs } from "#web/back-office/ui/tabs.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { describeMetres, describeNeeded, fabricAddress } from "./fabric-labels.ts";
import { loadFabrics } from "./load-fabrics.ts";

export { loadFabrics as loader };

const columns: readonly Column<ShelfFabric>[] = [
  {
    head: "Fabric",
    cell: ({ fabric, color }) => (
      <span className="flex items-center gap-3">
        <FabricSample
          fabric={fabric.name}
          color={color.value}
          className="h-6 w-9 rounded-sm border border-line"
        />
        {fabric.name}, {color.label}
      </span>
    ),
  },
  {
    head: "On the shelf",
    cell: ({ onShelf }) => (onShelf === null ? "Not counted" : describeMetres(onShelf)),
    isNumber: true,
    isLabelled: true,
  },
  { head: "Open orders take", cell: describeNeeded, isNumber: true, isLabelled: true },
  {
    head: "Short from",
    cell: ({ shortFrom }) => shortFrom && <When at={shortFrom} dayOnly />,
    isLabelled: true,
  },
  { head: "Cut in 30 days", cell: ({ used }) => describeMetres(used), isNumber: true, from: "sm" },
  { head: "State", cell: (cloth) => <FabricState cloth={cloth} />, isCardEnd: true },
];

export function Component() {
  const { cloths } = useLoaderData<typeof loadFabrics>();
  const isOffice = isOfficeRole(useStaff().role);
  const [params] = useSearchParams();
  const short = cloths.filter((cloth) => cloth.short);
  const onlyShort = params.get("show") === "short";
  return (
    <ListPage
      title="Fabric list"
      actions={
        <>
          <ButtonLink look="secondary" to="/cloth/print">
            On paper
          </ButtonLink>
          {isOffice && (
            <ButtonLink to="/cloth/new">
              <Icon icon={Plus} />
              Count a fabric
            </ButtonLink>
          )}
        </>
      }
      above={
        <Tabs
          label="Fabrics"
          tabs={[
            { label: "All", to: "/cloth", current: !onlyShort },
            { label: "Short", to: "/cloth?show=short", current: onlyShort, count: short.length },
          ]}
        />
      }
      caption="Fabrics"
      columns={columns}
      rows={onlyShort ? short : cloths}
      keyOf={fabricAddress}
      linkOf={fabricAddress}
      icon={Spool}
      empty={onlyShort ? "Enough for all open orders" : "No fabric is counted or needed"}
    />
  );
}

function FabricState({ cloth: { short, onShelf } }: { cloth: ShelfFabric }) {
  if (short) return <StatusBadge tone="cancelled">{`${describeMetres(short)} short`}</StatusBadge>;
  if (onShelf !== null && onShelf < 0) return <StatusBadge tone="pending">Count again</StatusBadge>;
  return null;
}
