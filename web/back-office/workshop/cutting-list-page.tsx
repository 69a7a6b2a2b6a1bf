import { useLoaderData } from "react-router";
import { describeMeasurements, describeOption } from "#contract/cart/describe-choices.ts";
import { type Cut, type FabricNeeded, getWorkDay } from "#contract/workshop/job-tickets.ts";
import { PrintedTexts } from "#web/back-office/papers/printed-texts.tsx";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { loaderOf } from "../load.ts";
import type { Part } from "../papers/sheets.tsx";
import { describeFabric, fabricOf } from "./stage-labels.ts";
import { inFewLines } from "./ticket-measurements.tsx";
import { GarmentName } from "./words/garment-name.tsx";
import { cutSize, type WorkshopWords } from "./words/workshop-words.ts";
import { Code, useWords } from "./words/workshop-words-context.tsx";
import { WorkDayFrame, WorkDaySheets, workTable } from "./work-day-frame.tsx";

export const loader = loaderOf(getWorkDay);

export function Component() {
  const { day, language, orders, cutting } = useLoaderData<typeof loader>();
  const pieces = cutting.reduce((sum, cloth) => sum + cloth.pieces, 0);
  return (
    <WorkDayFrame title="Cutting list" day={day} language={language} pieces={pieces}>
      <CuttingSheets day={day} orders={orders} pieces={pieces} cutting={cutting} />
    </WorkDayFrame>
  );
}

type CuttingSheetsProps = { day: string; orders: number; pieces: number; cutting: readonly FabricNeeded[] };

function CuttingSheets({ day, orders, pieces, cutting }: CuttingSheetsProps) {
  const words = useWords();
  return (
    <WorkDaySheets
      title={words.papers.cuttingList}
      day={day}
      orders={orders}
      pieces={pieces}
      parts={cutting.flatMap((cloth) => fabricCuts(cloth, words))}
    />
  );
}

function fabricCuts({ fabric, color, urdu, cuts }: FabricNeeded, words: WorkshopWords): Part[] {
  const { papers, choices } = words;
  const name = papers.pair(choices.name(fabric, urdu.fabric), choices.name(color.label, urdu.color));
  const kinds = [
    {
      caption: name,
      cuts: cuts.filter(({ measurements }) => !measurements),
      widths: { garment: 24, size: 16, orders: 31 },
    },
    {
      caption: papers.madeToMeasure(name),
      cuts: cuts.filter(({ measurements }) => measurements),
      widths: { garment: 18, size: 30, orders: 22 },
    },
  ];
  return kinds
    .filter((kind) => kind.cuts.length > 0)
    .map(({ caption, cuts: shown, widths }) =>
      workTable({
        done: papers.heads.done,
        caption: `${caption} ${color.value}`,
        title: (
          <h3 className="mb-1 flex items-center gap-3 text-lg">
            <FabricSample fabric={fabric} color={color.value} className="h-6 w-9 border border-black" />
            {caption}
            <span className="ms-auto">
              {describeFabric(fabricOf(shown), words)} · {shown.reduce((sum, cut) => sum + cut.pieces, 0)}
            </span>
          </h3>
        ),
        heads: [
          [papers.heads.garment, widths.garment],
          [papers.heads.size, widths.size],
          [papers.heads.trouser, 9],
          [papers.heads.cap, 6],
          [papers.heads.orders, widths.orders],
          [papers.heads.pieces, 8],
        ],
        rows: shown.map((cut, index) => ({
          key: `${cut.product_code} ${index}`,
          isDone: isCutWhole(cut),
          cells: [
            <GarmentName key="garment" code={cut.product_code} line={cut.line} />,
            <CutSize key="size" cut={cut} />,
            cut.trouser ? choices.name(cut.trouser, cut.line.urdu?.trouser) : "",
            cut.hasCap ? papers.yes : "",
            <CutOrders key="orders" cut={cut} />,
            cut.pieces,
          ],
        })),
      }),
    );
}

function CutSize({ cut: { line, measurements, options } }: { cut: Cut }) {
  const words = useWords();
  const { choices } = words;
  const size = cutSize(line, words);
  const chosen = (line.options ?? []).filter(({ isGrouped }) => isGrouped && options.length > 0);
  return (
    <>
      {/* Parts without measurements still have a size. */}
      {size !== choices.customSize && (
        <strong className="block font-[640]">
          <bdi>{size}</bdi>
        </strong>
      )}
      {chosen
        .map((option) => describeOption(option, choices))
        .map(({ label, value }) => (
          <span key={label} className="block">
            {label}{" "}
            <span className="font-[600]">
              <PrintedTexts>{value}</PrintedTexts>
            </span>
          </span>
        ))}
      {measurements &&
        describeMeasurements(line.custom_size, choices).map(({ label, value }) => (
          <span key={label} className={label === choices.note ? "block" : "inline-block pe-3"}>
            {label}{" "}
            <span className={label === choices.note ? "" : "font-[600]"}>
              <PrintedTexts>{inFewLines(value)}</PrintedTexts>
            </span>
          </span>
        ))}
    </>
  );
}

const isCutWhole = ({ orders }: Cut) => orders.every(({ isCut }) => isCut);

/** Of a row that is cut in part, the orders that are. */
function CutOrders({ cut }: { cut: Cut }) {
  const { papers } = useWords();
  return cut.orders.map(({ OrderID, pieces, isCut }) => (
    <span key={OrderID} className="inline-block pe-3 text-xs whitespace-nowrap">
      {isCut && !isCutWhole(cut) && (
        <span role="img" aria-label={papers.heads.done}>
          ✓{" "}
        </span>
      )}
      <Code>{pieces === 1 ? OrderID : `${OrderID} x ${pieces}`}</Code>
    </span>
  ));
}
