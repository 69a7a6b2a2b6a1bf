import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import {
  listParcelWork,
  type ParcelList,
  parcelLists,
  type WaitingParcel,
} from "#contract/parcels/parcel-work.ts";
import Package from "#icons/package.mjs";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { queryOf } from "../query-of.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { KeysetPager } from "../ui/keyset-pager.tsx";
import { listAddress } from "../ui/list-address.ts";
import { Money } from "../ui/money.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { When } from "../ui/when.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { BookAgain } from "./book-again.tsx";
import { attemptWords, parcelStateWords } from "./parcel-words.ts";
import { SheetButtons } from "./sheet-buttons.tsx";
import { TellLink } from "./tell-link.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = queryOf(listParcelWork.query, request);
  return answerOf(await callApi(listParcelWork, { query }), request);
}

const names: Record<ParcelList, string> = {
  "to-answer": "Not handed over",
  booked: "To hand over",
  asked: "Waiting for the courier",
  refused: "Refused by the courier",
  returned: "Came back",
  "called-off": "Cancelled, not called off",
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
  cell: ({ askedAt }) => <When at={askedAt} />,
  isLabelled: true,
};
const reason: Column<WaitingParcel> = {
  head: "Reason",
  cell: ({ problem }) => <span className="wrap-anywhere">{problem}</span>,
};

export function Component() {
  const { items, next, counts } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [answering, setAnswering] = useState<WaitingParcel>();
  const list = parcelLists.find((each) => each === params.get("list")) ?? "to-answer";
  const own: Record<ParcelList, readonly Column<WaitingParcel>[]> = {
    "to-answer": [
      {
        head: "Why",
        cell: ({ attempt, problem }) => (
          <span className="grid wrap-anywhere">
            {attempt && attempt.reason !== "" && <span>{attemptWords[attempt.reason]}</span>}
            {attempt && <span className={attempt.reason === "" ? "" : "text-slate"}>{attempt.said}</span>}
            {problem !== "" && <span className="text-anar">{problem}</span>}
          </span>
        ),
      },
      {
        head: "Answer until",
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
    returned: [since],
    "called-off": [
      {
        head: "Where",
        cell: ({ state, problem }) => (
          <span className="grid text-anar wrap-anywhere">
            {parcelStateWords[state]}
            {problem !== "" && <span>{problem}</span>}
          </span>
        ),
      },
      since,
    ],
  };
  return (
    <>
      <PageHeader title="Parcels" />
      <Tabs
        label="What they wait for"
        tabs={parcelLists.map((each) => ({
          label: counts[each] > 0 ? `${names[each]} (${counts[each]})` : names[each],
          to: listAddress(params, { list: each }),
          current: each === list,
        }))}
      />
      <DataTable
        caption={names[list]}
        columns={[...common, ...own[list]]}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ order }) => `/orders/${order.id}`}
        {...(list === "booked" && {
          selection: {
            nameOf: ({ reference }: WaitingParcel) => reference,
            actions: (selected: WaitingParcel[], clear: () => void) => (
              <SheetButtons
                ids={selected.filter(({ hasPapers }) => hasPapers).map(({ id }) => id)}
                onDone={async () => {
                  await revalidate();
                  clear();
                }}
              />
            ),
          },
        })}
        {...(list === "refused" && {
          selection: {
            nameOf: ({ reference }: WaitingParcel) => reference,
            actions: (selected: WaitingParcel[], clear: () => void) => (
              <BookAgain
                parcels={selected}
                onDone={async () => {
                  await revalidate();
                  clear();
                }}
              />
            ),
          },
        })}
        empty={<EmptyState icon={Package} title="No parcels here" />}
      />
      <KeysetPager next={next} />
      {answering?.attempt && (
        <AnswerDialog
          parcel={answering}
          attemptedAt={answering.attempt.at}
          onClose={() => setAnswering(undefined)}
          onDone={revalidate}
        />
      )}
    </>
  );
}
