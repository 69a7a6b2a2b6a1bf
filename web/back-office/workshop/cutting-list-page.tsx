import { useLoaderData } from "react-router";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import { type Cut, type FabricNeeded, getWorkDay } from "#contract/workshop/job-tickets.ts";
import { PrintedTexts } from "#web/back-office/papers/printed-texts.tsx";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { loaderOf } from "../load.ts";
import type { Part } from "../papers/sheets.tsx";
import { describeFabric, fabricOf } from "./stage-labels.ts";
import { inFewLines } from "./ticket-measurements.tsx";
import { WorkDayFrame, workTable } from "./work-day-frame.tsx";

export const loader = loaderOf(getWorkDay);

export function Component() {
  const { day, orders, cutting } = useLoaderData<typeof loader>();
  const pieces = cutting.reduce((sum, cloth) => sum + cloth.pieces, 0);
  return (
    <WorkDayFrame
      title="Cutting list"
      day={day}
      orders={orders}
      pieces={pieces}
      parts={cutting.flatMap(fabricCuts)}
    />
  );
}

function fabricCuts({ fabric, color, cuts }: FabricNeeded): Part[] {
  const name = `${fabric}, ${color.label}`;
  const kinds = [
    { caption: name, cuts: cuts.filter(({ measurements }) => !measurements) },
    { caption: `${name}, made to measure`, cuts: cuts.filter(({ measurements }) => measurements) },
  ];
  return kinds
    .filter((kind) => kind.cuts.length > 0)
    .map(({ caption, cuts: shown }) =>
      workTable({
        caption: `${caption} ${color.value}`,
        title: (
          <h3 className="mb-1 flex items-center gap-3 text-lg">
            <FabricSample fabric={fabric} color={color.value} className="h-6 w-9 border border-black" />
            {caption}
            <span className="ms-auto">
              {describeFabric(fabricOf(shown))} · {shown.reduce((sum, cut) => sum + cut.pieces, 0)}
            </span>
          </h3>
        ),
        heads: [
          ["Garment", 18],
          ["Size", 30],
          ["Trouser", 9],
          ["Cap", 6],
          ["Orders", 22],
          ["Pieces", 8],
        ],
        rows: shown.map((cut, index) => ({
          key: `${cut.product_code} ${index}`,
          cells: [
            `${cut.product_code} ${cut.name}`,
            <CutSize key="size" cut={cut} />,
            cut.trouser ?? "",
            cut.hasCap ? "Yes" : "",
            <CutOrders key="orders" cut={cut} />,
            cut.pieces,
          ],
        })),
      }),
    );
}

function CutSize({ cut: { size, measurements, options } }: { cut: Cut }) {
  return (
    <>
      {/* Parts without measurements still have a size. */}
      {size !== englishChoices.customSize && <strong className="block font-[640]">{size}</strong>}
      {options.map(({ label, value }) => (
        <span key={label} className="block">
          {label}{" "}
          <span className="font-[600]">
            <PrintedTexts>{value}</PrintedTexts>
          </span>
        </span>
      ))}
      {measurements?.map(({ label, value }) => (
        <span key={label} className={label === englishChoices.note ? "block" : "inline-block pe-3"}>
          {label}{" "}
          <span className={label === englishChoices.note ? "" : "font-[600]"}>
            <PrintedTexts>{inFewLines(value)}</PrintedTexts>
          </span>
        </span>
      ))}
    </>
  );
}

function CutOrders({ cut: { orders } }: { cut: Cut }) {
  return orders.map(({ OrderID, pieces }) => (
    <span key={OrderID} className="block text-xs whitespace-nowrap">
      {pieces === 1 ? OrderID : `${OrderID} x ${pieces}`}
    </span>
  ));
}
