import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type Cloth, type Cut, getWorkDay } from "#contract/back-office/job-tickets.ts";
import { ClothSample } from "#web/preview/cloth-sample.tsx";
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
  const { day, orders, cutting } = useLoaderData<typeof loader>();
  const pieces = cutting.reduce((sum, cloth) => sum + cloth.pieces, 0);
  return (
    <WorkDayFrame title="Cutting list" day={day} orders={orders} pieces={pieces}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {cutting.map((cloth) => (
          <ClothCuts key={`${cloth.fabric} ${cloth.color.label} ${cloth.color.value}`} cloth={cloth} />
        ))}
      </div>
    </WorkDayFrame>
  );
}

function ClothCuts({ cloth: { fabric, color, pieces, cuts } }: { cloth: Cloth }) {
  return (
    <section>
      <h3 className="mb-1 flex items-center gap-3 text-lg">
        <ClothSample fabric={fabric} color={color.value} className="h-6 w-9 border border-black" />
        {fabric}, {color.label}
        <span className="ms-auto">{pieces}</span>
      </h3>
      <WorkTable
        caption={`${fabric}, ${color.label}`}
        heads={["Garment", "Size", "Trouser", "Cap", "Orders", "Pieces"]}
        rows={cuts.map((cut) => ({
          key: [
            cut.product_code,
            cut.trouser,
            cut.size,
            cut.hasCap,
            cut.orders[0]?.OrderID,
            cut.orders.length,
          ].join(),
          cells: [
            `${cut.product_code} ${cut.name}`,
            <CutSize key="size" cut={cut} />,
            cut.trouser ?? "",
            cut.hasCap ? "Yes" : "",
            <CutOrders key="orders" cut={cut} />,
            cut.pieces,
          ],
        }))}
      />
    </section>
  );
}

function CutSize({ cut: { size, measurements } }: { cut: Cut }) {
  if (!measurements) return <strong className="font-[640]">{size}</strong>;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      {measurements.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="font-[600]">
            <PrintedWords>{value}</PrintedWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CutOrders({ cut: { orders } }: { cut: Cut }) {
  return orders.map(({ OrderID, pieces }) => (
    <span key={OrderID} className="block whitespace-nowrap">
      {pieces === 1 ? OrderID : `${OrderID} x ${pieces}`}
    </span>
  ));
}
