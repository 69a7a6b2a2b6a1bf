import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { describeChoices } from "#contract/cart/describe-choices.ts";
import type { Picture } from "#contract/catalog/catalog.ts";
import { scanAddress } from "#contract/orders/scan.ts";
import type { Badge, Garment, TicketedJob } from "#contract/workshop/job-tickets.ts";
import { PrintedTexts } from "#web/back-office/papers/printed-texts.tsx";
import { type Part, Sheets } from "#web/back-office/papers/sheets.tsx";
import { OptionPictures } from "#web/options/option-picture.tsx";
import { ChestCloseUp } from "#web/preview/chest-close-up.tsx";
import { FabricSample } from "#web/preview/fabric-sample.tsx";
import { previewOf } from "#web/preview/preview-of.ts";
import { describeLineStage } from "./stage-labels.ts";
import { TicketMeasurements } from "./ticket-measurements.tsx";
import { Code, useWords } from "./words/workshop-words-context.tsx";

type TicketSheetProps = {
  job: TicketedJob;
  garment: Garment;
  index: number;
};

/** Equal pieces of a line share a ticket: they are cut from one lay of fabric and stay together. */
export function TicketSheet({ job, garment, index }: TicketSheetProps) {
  const { OrderID, garments, createdAt, dueOn } = job;
  const titleId = `ticket-${garment.id}`;
  const { custom_size, name_engraving, badges } = garment;
  const { papers, day, choices } = useWords();
  const nth = papers.nthOf(index + 1, garments.length);
  const parts: Part[] = [
    { key: "head", whole: <TicketHead job={job} garment={garment} titleId={titleId} /> },
    {
      key: "facts",
      whole: (
        <dl className="grid grid-cols-3 gap-3 border-y border-black py-1.5">
          <Fact label={papers.due}>
            <strong className="text-lg leading-tight font-[640]">{day(dueOn)}</strong>
          </Fact>
          <Fact label={papers.ordered}>{day(createdAt)}</Fact>
          <Fact label={papers.ticket}>{nth}</Fact>
        </dl>
      ),
    },
    { key: "choices", whole: <TicketChoices garment={garment} /> },
    ...(custom_size ? [{ key: "measurements", whole: <TicketMeasurements size={custom_size} /> }] : []),
    ...(name_engraving ? [{ key: "name", whole: <TicketName garment={garment} /> }] : []),
    ...(badges.length > 0 ? [{ key: "badges", whole: <TicketBadges badges={badges} /> }] : []),
    ...(hasPicture(garment)
      ? [{ key: "pictures", whole: <OptionPictures item={garment} className="h-[32mm]" /> }]
      : []),
    {
      key: "steps",
      whole: (
        <ul className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-black pt-2">
          {[
            papers.steps.cut,
            papers.steps.sewn,
            ...(name_engraving ? [papers.steps.name] : []),
            ...badges.map(({ name, urdu }) => choices.name(name, urdu)),
            ...(hasPicture(garment) ? [papers.steps.logo] : []),
            papers.steps.checked,
          ].map((step) => (
            <li key={step} className="flex items-center gap-2">
              <span aria-hidden="true" className="size-4 border border-black" />
              {step}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Sheets
      paper="a5"
      titleId={titleId}
      running={`${OrderID} · ${garment.product_code} · ${papers.nthTicket(index + 1, garments.length)}`}
      parts={parts}
      shrinks
    />
  );
}

function hasPicture({ options = [] }: Garment): boolean {
  return options.some(({ kind, value }) => kind === "picture" && value !== "");
}

type TicketHeadProps = Pick<TicketSheetProps, "job" | "garment"> & { titleId: string };

function TicketHead({ job, garment, titleId }: TicketHeadProps) {
  const { OrderID, orderProgress, isConfirmed, waitsForPayment, changedAt } = job;
  const words = useWords();
  const { papers, choices, day } = words;
  const lineWork = describeLineStage(job, garment, words);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3">
      <div className="grid content-start gap-1">
        <p className="text-3xl leading-none font-[640]">
          <Code>{garment.product_code}</Code>
        </p>
        <h2 id={titleId} className="text-lg wrap-anywhere">
          <bdi>{choices.name(garment.name, garment.urdu?.name)}</bdi>
        </h2>
        <p className="text-xl font-[620]">{papers.pieces(garment.quantity)}</p>
      </div>
      <figure className="grid justify-items-center gap-1">
        <QRCodeSVG
          value={scanAddress(location.origin, OrderID)}
          size={92}
          role="img"
          aria-label={`${OrderID} as a code`}
        />
        <figcaption className="text-xs font-[620] whitespace-nowrap">
          <Code>{OrderID}</Code>
        </figcaption>
      </figure>
      {orderProgress !== "Pending" && <Warning>{papers.ended[orderProgress]}</Warning>}
      {orderProgress === "Pending" && !isConfirmed && <Warning>{papers.notConfirmed}</Warning>}
      {waitsForPayment && <Warning>{papers.notToBeCut}</Warning>}
      {garment.alteration !== null && (
        <Warning>
          {papers.alter} <bdi className="whitespace-pre-line wrap-anywhere">{garment.alteration}</bdi>
        </Warning>
      )}
      {garment.isFromStock && <Warning>{garment.cap ? papers.onlyTheCap : papers.nothingIsCut}</Warning>}
      {lineWork && <Warning>{lineWork}</Warning>}
      {changedAt && <Warning>{papers.changed(day(changedAt))}</Warning>}
    </header>
  );
}

function TicketChoices({ garment }: Pick<TicketSheetProps, "garment">) {
  const { choices } = useWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5 in-[.narrow]:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        {describeChoices(garment, choices).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-[600]">
              <PrintedTexts>{value}</PrintedTexts>
            </dd>
          </div>
        ))}
      </dl>
      <FabricSample
        fabric={garment.fabric_type.name}
        color={garment.color.value}
        className="h-16 w-20 self-start border border-black"
      />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs">{label}</dt>
      <dd className="font-[560]">{children}</dd>
    </div>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="col-span-2 border-2 border-black px-2 py-1 text-center font-[640]">{children}</p>;
}

function TicketBadges({ badges }: { badges: readonly Badge[] }) {
  const { papers, choices } = useWords();
  return (
    <ul className="grid gap-2">
      {badges.map(({ name, urdu, text, place, placeUrdu, thread }) => (
        <li key={name} className="grid gap-0.5">
          <span className="text-xs">{choices.name(name, urdu)}</span>
          <strong className="text-xl leading-normal font-[640]">
            <PrintedTexts>{text}</PrintedTexts>
          </strong>
          <span className="flex flex-wrap gap-x-6">
            {place && (
              <span>
                {papers.place}: <strong className="font-[640]">{choices.name(place, placeUrdu)}</strong>
              </span>
            )}
            {thread ? <TicketThread thread={thread} /> : <span>{papers.threadUnknown}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TicketName({ garment }: { garment: Garment }) {
  const { name_engraving, thread } = garment;
  const preview = previewOf(garment);
  const { papers } = useWords();
  if (!name_engraving) return null;
  return (
    <section className="grid grid-cols-[minmax(0,58mm)_minmax(40%,1fr)] items-center gap-4 in-[.narrow]:grid-cols-[minmax(0,38mm)_minmax(40%,1fr)]">
      {preview && (
        <ChestCloseUp
          preview={preview}
          picture={preview.drawn && garment.images.primary ? inOneSize(garment.images.primary) : undefined}
          sizes="90mm"
          className="border border-black print:shadow-none"
        />
      )}
      <div className="grid gap-1">
        <p className="text-xl leading-normal font-[640]">
          <PrintedTexts>{name_engraving.name}</PrintedTexts>
        </p>
        {name_engraving.second && (
          <p className="text-lg leading-normal font-[560]">
            <PrintedTexts>{name_engraving.second}</PrintedTexts>
          </p>
        )}
        <p>
          {papers.onTheWearers}{" "}
          <strong className="font-[640]">{papers.places[name_engraving.position]}</strong>
        </p>
        {thread && (
          <p>
            <TicketThread thread={thread} />
          </p>
        )}
      </div>
    </section>
  );
}

/** Reduces `srcset` to its largest width: print would select a width that is not loaded yet. */
function inOneSize(picture: Picture): Picture {
  const largest = picture.srcset.split(",").at(-1)?.trim();
  return largest ? { ...picture, srcset: largest } : picture;
}

function TicketThread({ thread }: { thread: NonNullable<Garment["thread"]> }) {
  const { papers, choices } = useWords();
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 rounded-full border border-black"
        style={{ backgroundColor: thread.color }}
      />
      {papers.thread(choices.name(thread.name, thread.urdu))}
    </span>
  );
}
