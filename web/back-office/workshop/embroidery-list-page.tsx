import { useLoaderData } from "react-router";
import { getWorkDay, type Reel, type SewnPicture } from "#contract/workshop/job-tickets.ts";
import { PrintedTexts } from "#web/back-office/papers/printed-texts.tsx";
import { optionPictureAddress } from "#web/options/option-picture.tsx";
import { loaderOf } from "../load.ts";
import type { Part } from "../papers/sheets.tsx";
import { WorkDayFrame, workTable } from "./work-day-frame.tsx";

export const loader = loaderOf(getWorkDay);

export function Component() {
  const { day, embroidery, pictures } = useLoaderData<typeof loader>();
  const sewn = [...embroidery.flatMap(({ texts }) => texts), ...pictures];
  const orders = new Set(sewn.map(({ OrderID }) => OrderID)).size;
  const pieces = sewn.reduce((sum, each) => sum + each.pieces, 0);
  return (
    <WorkDayFrame
      title="Embroidery list"
      day={day}
      orders={orders}
      pieces={pieces}
      parts={[...embroidery.map(reelTexts), ...(pictures.length > 0 ? [pictureRows(pictures)] : [])]}
    />
  );
}

function reelTexts({ thread, pieces, texts }: Reel): Part {
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
      ["Text", 18],
      ["Place", 11],
      ["Garment", 16],
      ["Size", 10],
      ["Cloth", 12],
      ["Order", 19],
      ["Pieces", 7],
    ],
    rows: texts.map(
      ({ kind, text, second, place, garment, product_code, size, cloth, OrderID, ...sewn }, index) => ({
        key: `${OrderID} ${index}`,
        cells: [
          <span key="text">
            <span className="block text-xs">{kind}</span>
            <strong className="font-[640]">
              <PrintedTexts>{second ? `${text}\n${second}` : text}</PrintedTexts>
            </strong>
          </span>,
          place,
          `${product_code} ${garment}`,
          <strong key="size" className="font-[640]">
            {size}
          </strong>,
          cloth,
          <span key="order" className="text-xs whitespace-nowrap">
            {OrderID}
          </span>,
          sewn.pieces,
        ],
      }),
    ),
  });
}

function pictureRows(pictures: readonly SewnPicture[]): Part {
  return workTable({
    caption: "Pictures",
    title: <h3 className="mb-1 text-lg">Pictures</h3>,
    heads: [
      ["Picture", 24],
      ["Garment", 20],
      ["Size", 10],
      ["Cloth", 17],
      ["Order", 19],
      ["Pieces", 7],
    ],
    rows: pictures.map(({ option, picture, garment, product_code, size, cloth, OrderID, pieces }, index) => ({
      key: `${OrderID} ${index}`,
      cells: [
        <span key="picture" className="grid gap-1">
          <img
            src={optionPictureAddress(picture)}
            alt=""
            className="h-[18mm] w-auto max-w-full justify-self-start object-contain"
          />
          {option} #{picture.slice(0, 6).toUpperCase()}
        </span>,
        `${product_code} ${garment}`,
        <strong key="size" className="font-[640]">
          {size}
        </strong>,
        cloth,
        <span key="order" className="text-xs whitespace-nowrap">
          {OrderID}
        </span>,
        pieces,
      ],
    })),
  });
}
