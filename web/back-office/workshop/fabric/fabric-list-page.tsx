import { useLoaderData, useSearchParams } from "react-router";
import type { ShelfCloth } from "#contract/workshop/fabric.ts";
import Plus from "#icons/plus.mjs";
import Spool from "#icons/spool.mjs";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Tabs } from "#web/back-office/ui/tabs.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { ClothSample } from "#web/preview/fabric-sample.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { clothAddress, metresWords, neededWords } from "./fabric-labels.ts";
import { loadCloths } from "./load-fabrics.ts";

export { loadCloths as loader };

const columns: readonly Column<ShelfCloth>[] = [
  {
    head: "Fabric",
    cell: ({ fabric, color }) => (
      <span className="flex items-center gap-3">
        <ClothSample
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
    cell: ({ onShelf }) => (onShelf === null ? "Not counted" : metresWords(onShelf)),
    isNumber: true,
    isLabelled: true,
  },
  { head: "Open orders take", cell: neededWords, isNumber: true, isLabelled: true },
  {
    head: "Short from",
    cell: ({ shortFrom }) => shortFrom && <When at={shortFrom} dayOnly />,
    isLabelled: true,
  },
  { head: "Cut in 30 days", cell: ({ used }) => metresWords(used), isNumber: true, from: "sm" },
  { head: "State", cell: (cloth) => <ClothState cloth={cloth} />, isCardEnd: true },
];

export function Component() {
  const { cloths } = useLoaderData<typeof loadCloths>();
  const isOffice = useStaff().role !== "workshop";
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
      keyOf={clothAddress}
      linkOf={clothAddress}
      icon={Spool}
      empty={onlyShort ? "Enough for all open orders" : "No fabric is counted or needed"}
    />
  );
}

function ClothState({ cloth: { short, onShelf } }: { cloth: ShelfCloth }) {
  if (short) return <StatusBadge tone="cancelled">{`${metresWords(short)} short`}</StatusBadge>;
  if (onShelf !== null && onShelf < 0) return <StatusBadge tone="pending">Count anew</StatusBadge>;
  return null;
}
