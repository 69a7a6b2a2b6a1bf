import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import {
  listParcelWork,
  type ParcelList,
  parcelLists,
  type WaitingParcel,
} from "#contract/parcels/parcel-work.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import Package from "#icons/package.mjs";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Column } from "../ui/data-table.tsx";
import { Money, When } from "../ui/values.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { BookOrders } from "./book-orders.tsx";
import { attemptLabels, parcelStateLabels } from "./parcel-labels.ts";
import { SheetButtons, TellLink } from "./parcel-list-actions.tsx";

const list = listOf(listParcelWork);
export const { loader } = list;

const names: Record<ParcelList, string> = {
  "to-answer": "Delivery failed",
  booked: "Ready for pickup",
  asked: "Waiting for the courier",
  refused: "Booking rejected",
  "on-the-way": "On the way",
  returned: "Returned",
  "called-off": "Cancelled, still carried",
};

const common: readonly Column<WaitingParcel>[] = [
  { head: "Order", cell: ({ order }) => order.OrderID },
  { head: "Name", cell: ({ order }) => <bdi className="wrap-anywhere">{order.name}</bdi> },
  {
    head: "Parcel",
    cell: ({ courier, trackingNumber, reference }) => (
      <span className="wrap-anywhere">
        {courier} {trackingNumber || reference}
      </span>
    ),
  },
  { head: "City", cell: ({ city }) => <bdi>{city}</bdi>, from: "lg" },
  { head: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, from: "lg" },
  { head: "Collects", cell: ({ collects }) => <Money rupees={collects} />, isNumber: true, isLabelled: true },
];

const since: Column<WaitingParcel> = {
  head: "Since",
  cell: (parcel) => <When at={parcel.since} />,
  isLabelled: true,
};
const reason: Column<WaitingParcel> = {
  head: "Reason",
  cell: ({ problem }) => <span className="wrap-anywhere">{problem}</span>,
};

export function Component() {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const seesMoney = isOfficeRole(useStaff().role);
  const [answering, setAnswering] = useState<WaitingParcel>();
  const shown = parcelLists.find((each) => each === params.get("list")) ?? "to-answer";
  const own: Record<ParcelList, readonly Column<WaitingParcel>[]> = {
    "to-answer": [
      {
        head: "Why",
        cell: ({ attempt, problem }) => (
          <span className="grid wrap-anywhere">
            {attempt && attempt.reason !== "" && <span>{attemptLabels[attempt.reason]}</span>}
            {attempt && <span className={attempt.reason === "" ? "" : "text-slate"}>{attempt.said}</span>}
            {problem !== "" && <span className="text-anar">{problem}</span>}
          </span>
        ),
      },
      {
        head: "Reply by",
        cell: ({ attempt }) => attempt && <When at={attempt.until} />,
        isLabelled: true,
      },
      {
        head: "Answer",
        cell: (parcel) => (
          <Button look="secondary" onClick={() => setAnswering(parcel)}>
            Answer
          </Button>
        ),
      },
    ],
    booked: [
      { head: "Load sheet", cell: ({ listedAt }) => listedAt && <When at={listedAt} />, isLabelled: true },
      { head: "Customer", cell: (parcel) => <TellLink parcel={parcel} onTold={revalidate} /> },
    ],
    asked: [reason, since],
    refused: [reason, since],
    "on-the-way": [
      { head: "Where", cell: ({ state }) => parcelStateLabels[state], isLabelled: true },
      { head: "Customer", cell: (parcel) => <TellLink parcel={parcel} onTold={revalidate} /> },
    ],
    returned: [since],
    "called-off": [
      {
        head: "Where",
        cell: ({ state, problem }) => (
          <span className="grid text-anar wrap-anywhere">
            {parcelStateLabels[state]}
            {problem !== "" && <span>{problem}</span>}
          </span>
        ),
      },
      since,
    ],
  };
  const booking = {
    nameOf: ({ reference }: WaitingParcel) => reference,
    actions(selected: WaitingParcel[], clear: () => void) {
      const onDone = async () => {
        await revalidate();
        clear();
      };
      if (shown === "refused")
        return (
          <BookOrders orders={selected.map(({ order, city }) => ({ ...order, city }))} onDone={onDone} />
        );
      const ids = selected.filter(({ hasPapers }) => hasPapers).map(({ id }) => id);
      return <SheetButtons ids={ids} onDone={onDone} />;
    },
  };
  return (
    <list.Page
      title={names[shown]}
      columns={[...common, ...own[shown]]}
      keyOf={({ id }) => id}
      linkOf={({ order }) => (seesMoney ? `/orders/${order.id}` : `/packing/${order.id}`)}
      {...((shown === "booked" || shown === "refused") && { selection: booking })}
      icon={Package}
      empty="No parcels here"
    >
      {answering?.attempt && (
        <AnswerDialog
          parcel={answering}
          attemptedAt={answering.attempt.at}
          onClose={() => setAnswering(undefined)}
          onDone={revalidate}
        />
      )}
    </list.Page>
  );
}
