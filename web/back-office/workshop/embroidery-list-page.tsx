import { useLoaderData } from "react-router";
import { chosenSize } from "#contract/options/built-in.ts";
import { getWorkDay, type Reel, type SewnPicture, unknownThread } from "#contract/workshop/job-tickets.ts";
import { PrintedTexts } from "#web/back-office/papers/printed-texts.tsx";
import { optionPictureAddress } from "#web/options/option-picture.tsx";
import { loaderOf } from "../load.ts";
import type { Part } from "../papers/sheets.tsx";
import { GarmentName } from "./words/garment-name.tsx";
import type { WorkshopWords } from "./words/workshop-words.ts";
import { Code, useWords } from "./words/workshop-words-context.tsx";
import { WorkDayFrame, WorkDaySheets, workTable } from "./work-day-frame.tsx";

export const loader = loaderOf(getWorkDay);

export function Component() {
  const { day, language, embroidery, pictures } = useLoaderData<typeof loader>();
  const sewn = [...embroidery.flatMap(({ texts }) => texts), ...pictures];
  const pieces = sewn.reduce((sum, each) => sum + each.pieces, 0);
  return (
    <WorkDayFrame title="Embroidery list" day={day} language={language} pieces={pieces}>
      <EmbroiderySheets
        day={day}
        orders={new Set(sewn.map(({ OrderID }) => OrderID)).size}
        pieces={pieces}
        embroidery={embroidery}
        pictures={pictures}
      />
    </WorkDayFrame>
  );
}

type EmbroiderySheetsProps = {
  day: string;
  orders: number;
  pieces: number;
  embroidery: readonly Reel[];
  pictures: readonly SewnPicture[];
};

function EmbroiderySheets({ day, orders, pieces, embroidery, pictures }: EmbroiderySheetsProps) {
  const words = useWords();
  return (
    <WorkDaySheets
      title={words.papers.embroideryList}
      day={day}
      orders={orders}
      pieces={pieces}
      parts={[
        ...embroidery.map((reel) => reelTexts(reel, words)),
        ...(pictures.length > 0 ? [pictureRows(pictures, words)] : []),
      ]}
    />
  );
}

function reelTexts({ thread, pieces, texts }: Reel, { papers, choices }: WorkshopWords): Part {
  const name =
    thread.name === unknownThread
      ? papers.threadUnknown
      : papers.thread(choices.name(thread.name, thread.urdu));
  return workTable({
    done: papers.heads.done,
    caption: name,
    title: (
      <h3 className="mb-1 flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="size-5 rounded-full border border-black"
          style={{ backgroundColor: thread.color }}
        />
        {name}
        <span className="ms-auto">{pieces}</span>
      </h3>
    ),
    heads: [
      [papers.heads.text, 18],
      [papers.heads.place, 11],
      [papers.heads.garment, 16],
      [papers.heads.size, 10],
      [papers.heads.fabric, 12],
      [papers.heads.order, 19],
      [papers.heads.pieces, 7],
    ],
    rows: texts.map(({ line, position, chosen, text, second, product_code, OrderID, ...sewn }, index) => ({
      key: `${OrderID} ${index}`,
      cells: [
        <span key="text">
          <span className="block text-xs">
            {chosen ? choices.name(chosen.name, chosen.urdu) : papers.engravedName}
          </span>
          <strong className="font-[640]">
            <PrintedTexts>{second ? `${text}\n${second}` : text}</PrintedTexts>
          </strong>
        </span>,
        position ? papers.places[position] : choices.name(chosen?.said ?? "", chosen?.saidUrdu),
        <GarmentName key="garment" code={product_code} line={line} />,
        <SewnSize key="size" line={line} />,
        <SewnFabric key="fabric" line={line} />,
        <SewnOrder key="order" OrderID={OrderID} />,
        sewn.pieces,
      ],
    })),
  });
}

function pictureRows(pictures: readonly SewnPicture[], { papers, choices }: WorkshopWords): Part {
  return workTable({
    done: papers.heads.done,
    caption: papers.pictures,
    title: <h3 className="mb-1 text-lg">{papers.pictures}</h3>,
    heads: [
      [papers.heads.picture, 24],
      [papers.heads.garment, 20],
      [papers.heads.size, 10],
      [papers.heads.fabric, 17],
      [papers.heads.order, 19],
      [papers.heads.pieces, 7],
    ],
    rows: pictures.map(({ option, chosen, picture, line, product_code, OrderID, pieces }, index) => ({
      key: `${OrderID} ${index}`,
      cells: [
        <span key="picture" className="grid gap-1">
          <img
            src={optionPictureAddress(picture)}
            alt=""
            className="h-[18mm] w-auto max-w-full justify-self-start object-contain"
          />
          <span>
            {choices.name(option, chosen?.urdu)} <Code>#{picture.slice(0, 6).toUpperCase()}</Code>
          </span>
        </span>,
        <GarmentName key="garment" code={product_code} line={line} />,
        <SewnSize key="size" line={line} />,
        <SewnFabric key="fabric" line={line} />,
        <SewnOrder key="order" OrderID={OrderID} />,
        pieces,
      ],
    })),
  });
}

type Line = SewnPicture["line"];

function SewnSize({ line }: { line: Line }) {
  const { choices } = useWords();
  return (
    <strong className="font-[640]">
      <bdi>{chosenSize(line, choices)}</bdi>
    </strong>
  );
}

function SewnFabric({ line: { fabric_type, color } }: { line: Line }) {
  const { choices, papers } = useWords();
  const fabric = choices.name(fabric_type.name, fabric_type.urdu);
  return <span>{papers.pair(fabric, choices.name(color.label, color.urdu))}</span>;
}

function SewnOrder({ OrderID }: { OrderID: string }) {
  return (
    <span className="text-xs whitespace-nowrap">
      <Code>{OrderID}</Code>
    </span>
  );
}
