import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getWorkDay, type Reel } from "#contract/back-office/job-tickets.ts";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { PrintedWords } from "../papers/printed-words.tsx";
import { queryOf } from "../query-of.ts";
import { WorkDayFrame } from "./work-day-frame.tsx";
import { WorkTable } from "./work-table.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await backOffice.jobTickets.day({ query: queryOf(getWorkDay.query, request) }), request);
}

export function Component() {
  const { day, embroidery } = useLoaderData<typeof loader>();
  const orders = new Set(embroidery.flatMap(({ names }) => names.map(({ OrderID }) => OrderID))).size;
  const pieces = embroidery.reduce((sum, reel) => sum + reel.pieces, 0);
  return (
    <WorkDayFrame title="Embroidery list" day={day} orders={orders} pieces={pieces}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {embroidery.map((reel) => (
          <ReelNames key={reel.thread.name} reel={reel} />
        ))}
      </div>
    </WorkDayFrame>
  );
}

function ReelNames({ reel: { thread, pieces, names } }: { reel: Reel }) {
  return (
    <section>
      <h3 className="mb-1 flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="size-5 rounded-full border border-black"
          style={{ backgroundColor: thread.color }}
        />
        {thread.name} thread
        <span className="ms-auto">{pieces}</span>
      </h3>
      <WorkTable
        caption={`${thread.name} thread`}
        heads={["Name", "Wearer's side", "Garment", "Size", "Cloth", "Order", "Pieces"]}
        rows={names.map(
          ({ name, side, garment, product_code, size, cloth, OrderID, pieces: count }, index) => ({
            key: `${OrderID} ${index}`,
            cells: [
              <strong key="name" className="font-[640]">
                <PrintedWords>{name}</PrintedWords>
              </strong>,
              side,
              `${product_code} ${garment}`,
              size,
              cloth,
              <span key="order" className="whitespace-nowrap">
                {OrderID}
              </span>,
              count,
            ],
          }),
        )}
      />
    </section>
  );
}
