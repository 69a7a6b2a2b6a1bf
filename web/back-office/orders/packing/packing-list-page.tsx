import { type LoaderFunctionArgs, redirect, useRevalidator, useSearchParams } from "react-router";
import {
  findToSend,
  listOrdersToSend,
  type OrderToSend,
  type PackingList,
  packingLists,
} from "#contract/order-views/packing.ts";
import Package from "#icons/package.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { PackingSlipLink } from "#web/back-office/papers/print-links.tsx";
import { BookOrders } from "#web/back-office/parcels/book-orders.tsx";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { DueDay } from "#web/back-office/workshop/job-due-day.tsx";
import { stageLabels } from "#web/back-office/workshop/stage-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { useNotePacked } from "./use-note-packed.ts";

const list = listOf(listOrdersToSend);

/** A full number, typed or scanned, leads to its order. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const q = new URL(request.url).searchParams.get("q");
  if (q) {
    const { id } = answerOf(await callApi(findToSend, { query: { q } }), request);
    if (id !== null) throw redirect(`/packing/${id}`);
  }
  return list.loader(args);
}

const names: Record<PackingList, string> = { pack: "To pack", book: "To book" };
const noneLeft: Record<PackingList, string> = {
  pack: "Nothing to pack now. Orders that the workshop marks as sewn appear here.",
  book: "Nothing to book now. Orders marked as packed appear here.",
};

const columns: readonly Column<OrderToSend>[] = [
  { head: "Order", cell: ({ OrderID }) => <span className="whitespace-nowrap">{OrderID}</span> },
  { head: "Name", cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi> },
  { head: "City", cell: ({ city }) => <bdi>{city}</bdi> },
  { head: "Due", cell: (order) => <DueDay job={order} />, isLabelled: true },
  { head: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, isLabelled: true },
  { head: "Collects", cell: ({ collects }) => <Money rupees={collects} />, isNumber: true, isLabelled: true },
  {
    head: "Status",
    cell: ({ work }) => (
      <StatusBadge tone="dispatched">{work ? stageLabels[work] : "From stock"}</StatusBadge>
    ),
    isCardEnd: true,
  },
];

export function Component() {
  const [params] = useSearchParams();
  const shown = packingLists.find((each) => each === params.get("list")) ?? "pack";
  const typed = params.get("q");
  return (
    <list.Page
      title={names[shown]}
      search="Order or tracking number, or scan"
      note={
        typed && (
          <p role="status" className="mb-3 text-anar">
            No order and no parcel has the number <bdi>{typed}</bdi>. Check it, or scan the paper again.
          </p>
        )
      }
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/packing/${id}`}
      selection={{
        nameOf: ({ OrderID }) => OrderID,
        actions: (selected, clear) =>
          shown === "pack" ? (
            <Pack orders={selected} onDone={clear} />
          ) : (
            <Book orders={selected} onDone={clear} />
          ),
      }}
      icon={Package}
      empty={noneLeft[shown]}
    />
  );
}

type ManyProps = { orders: readonly OrderToSend[]; onDone: () => void };

function Pack({ orders, onDone }: ManyProps) {
  const { busy, notePacked } = useNotePacked();
  return (
    <>
      <Button busy={busy} onClick={() => void notePacked(orders, onDone)}>
        Mark {orders.length} as packed
      </Button>
      <PackingSlipLink ids={orders.map(({ id }) => id)} />
    </>
  );
}

function Book({ orders, onDone }: ManyProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <BookOrders
        orders={orders}
        onDone={async () => {
          await revalidate();
          onDone();
        }}
      />
      <PackingSlipLink ids={orders.map(({ id }) => id)} />
    </>
  );
}
