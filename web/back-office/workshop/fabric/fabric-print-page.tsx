import { useLoaderData } from "react-router";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { ShelfFabric } from "#contract/workshop/fabric.ts";
import Spool from "#icons/spool.mjs";
import { PrintButton } from "#web/back-office/papers/print-button.tsx";
import { type Part, Sheets } from "#web/back-office/papers/sheets.tsx";
import { formatFullDay } from "#web/back-office/ui/moments.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { PrintedDay } from "#web/back-office/ui/values.tsx";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { workTable } from "../work-day-frame.tsx";
import { describeMetres, describeNeeded } from "./fabric-labels.ts";
import { loadFabrics } from "./load-fabrics.ts";

export { loadFabrics as loader };

export function Component() {
  const { cloths } = useLoaderData<typeof loadFabrics>();
  const today = dayInKarachi(new Date());
  return (
    <>
      <div className="no-print">
        <PageHeader
          title="Fabric list on paper"
          crumbs={[{ label: "Fabric list", to: "/cloth" }]}
          actions={cloths.length > 0 && <PrintButton />}
        />
      </div>
      {cloths.length === 0 ? (
        <EmptyState icon={Spool} title="No fabric is counted or needed" />
      ) : (
        <Sheets
          paper="a4"
          titleId="list-title"
          running={`Fabric list, ${formatFullDay(today)}`}
          parts={[
            {
              key: "head",
              whole: (
                <header className="mb-3 border-b-2 border-black pb-1.5">
                  <h2 id="list-title" className="text-xl">
                    Fabric list, <PrintedDay at={today} />
                  </h2>
                </header>
              ),
            },
            ...fabricsOf(cloths),
          ]}
        />
      )}
    </>
  );
}

function fabricsOf(cloths: readonly ShelfFabric[]): Part[] {
  const names = [...new Set(cloths.map(({ fabric }) => fabric.name))];
  return names.map((name) =>
    workTable({
      caption: name,
      title: <h3 className="mb-1 text-lg">{name}</h3>,
      heads: [
        ["Colour", 24],
        ["On the shelf", 14],
        ["Open orders take", 22],
        ["Short from", 14],
        ["Short", 18],
      ],
      rows: cloths
        .filter(({ fabric }) => fabric.name === name)
        .map((cloth) => ({
          key: cloth.color.id,
          cells: [
            <span key="color" className="flex items-center gap-2">
              <FabricSample
                fabric={name}
                color={cloth.color.value}
                className="h-5 w-7 flex-none border border-black"
              />
              {cloth.color.label}
            </span>,
            cloth.onShelf === null ? "Not counted" : describeMetres(cloth.onShelf),
            describeNeeded(cloth),
            cloth.shortFrom && <PrintedDay key="day" at={cloth.shortFrom} />,
            cloth.short ? describeMetres(cloth.short) : "",
          ],
        })),
    }),
  );
}
