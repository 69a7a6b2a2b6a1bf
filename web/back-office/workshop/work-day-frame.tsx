import { useSearchParams } from "react-router";
import Scissors from "#icons/scissors.mjs";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PrintButton } from "../papers/print-button.tsx";
import { type Part, Sheets } from "../papers/sheets.tsx";
import { ListFilters } from "../ui/list-filters.tsx";
import { formatFullDay } from "../ui/moments.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { PrintedDay } from "../ui/when.tsx";

const lists = [
  { label: "Cutting list", to: "/job-tickets/cutting" },
  { label: "Embroidery list", to: "/job-tickets/embroidery" },
] as const;

type WorkDayFrameProps = {
  title: (typeof lists)[number]["label"];
  day: string;
  orders: number;
  pieces: number;
  parts: readonly Part[];
};

export function WorkDayFrame({ title, day, orders, pieces, parts }: WorkDayFrameProps) {
  const [params] = useSearchParams();
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={title}
          crumbs={[{ label: "Job tickets", to: "/job-tickets" }]}
          actions={pieces > 0 && <PrintButton />}
        />
      </div>
      <Tabs
        label="Lists"
        tabs={lists.map(({ label, to }) => ({ label, to: `${to}?${params}`, current: label === title }))}
      />
      <ListFilters filters={[{ name: "day", label: "Day", is: "day" }]} />
      {pieces === 0 ? (
        <EmptyState icon={Scissors} title="Nothing of this day" />
      ) : (
        <Sheets
          paper="a4"
          titleId="list-title"
          running={`${title}, ${formatFullDay(day)}`}
          parts={[
            {
              key: "head",
              whole: (
                <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-black pb-1.5">
                  <h2 id="list-title" className="text-xl">
                    {title}, <PrintedDay at={day} />
                  </h2>
                  <p>
                    {pieces === 1 ? "1 piece" : `${pieces} pieces`} of{" "}
                    {orders === 1 ? "1 order" : `${orders} orders`}
                  </p>
                </header>
              ),
            },
            ...parts,
          ]}
        />
      )}
    </>
  );
}
