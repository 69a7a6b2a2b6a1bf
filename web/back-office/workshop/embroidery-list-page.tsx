import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getWorkDay, type Reel } from "#contract/back-office/job-tickets.ts";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { PrintedWords } from "../papers/printed-words.tsx";
import type { Part } from "../papers/sheets.tsx";
import { queryOf } from "../query-of.ts";
import { WorkDayFrame } from "./work-day-frame.tsx";
import { workTable } from "./work-table.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await backOffice.jobTickets.day({ query: queryOf(getWorkDay.query, request) }), request);
}

export function Component() {
  const { day, embroidery } = useLoaderData<typeof loader>();
  const orders = new Set(embroidery.flatMap(({ names }) => names.map(({ OrderID }) => OrderID))).size;
  const pieces = embroidery.reduce((sum, reel) => sum + reel.pieces, 0);
  return (
    <WorkDayFrame
      title="Embroidery list"
      day={day}
      orders={orders}
      pieces={pieces}
      parts={embroidery.map(reelNames)}
    />
  );
}

function reelNames({ thread, pieces, names }: Reel): Part {
  return workTable({
    caption: `${thread.name} thread`,
    title: (
      <h3 className="mb-1 flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="size-5 rounded-full border border-black"
          style={{ backgroundColor: thread.color }}
        />
        {thread.name} thread
        <span className="ms-auto">{pieces}</span>
      </h3>
    ),
    heads: [
      ["Name", 18],
      ["Side", 8],
      ["Garment", 17],
      ["Size", 10],
      ["Cloth", 14],
      ["Order", 19],
      ["Pieces", 7],
    ],
    rows: names.map(({ name, side, garment, product_code, size, cloth, OrderID, pieces: count }, index) => ({
      key: `${OrderID} ${index}`,
      cells: [
        <strong key="name" className="font-[640]">
          <PrintedWords>{name}</PrintedWords>
        </strong>,
        side,
        `${product_code} ${garment}`,
        <strong key="size" className="font-[640]">
          {size}
        </strong>,
        cloth,
        <span key="order" className="text-xs whitespace-nowrap">
          {OrderID}
        </span>,
        count,
      ],
    })),
  });
}
