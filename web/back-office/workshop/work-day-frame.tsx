import type { ReactNode } from "react";
import type { WorkshopLanguage } from "#contract/settings/workshop-language.ts";
import Check from "#icons/check.mjs";
import Scissors from "#icons/scissors.mjs";
import { PrintButton } from "#web/back-office/papers/print-button.tsx";
import { type Part, Sheets } from "#web/back-office/papers/sheets.tsx";
import { ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { formatFullDay } from "#web/back-office/ui/moments.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Paper, PaperLanguageChoice } from "./words/paper-language.tsx";
import { useWords } from "./words/workshop-words-context.tsx";

type WorkDayFrameProps = {
  /** The title on the screen; the paper has its own, in its language. */
  title: string;
  day: string;
  language: WorkshopLanguage;
  pieces: number;
  children: ReactNode;
};

export function WorkDayFrame({ title, day, language, pieces, children }: WorkDayFrameProps) {
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={title}
          actions={
            pieces > 0 && (
              <>
                <PaperLanguageChoice language={language} />
                <PrintButton />
              </>
            )
          }
        />
      </div>
      <ListFilters filters={[{ name: "day", label: "Day", is: "day" }]} />
      {pieces === 0 ? (
        <EmptyState
          icon={Scissors}
          title={`Nothing started on ${formatFullDay(day)}`}
          action={
            <>
              <p className="max-w-120">
                Start work on orders to cut, and they appear here. To print the list of another day, choose
                the day above.
              </p>
              <ButtonLink to="/job-tickets">Orders to cut</ButtonLink>
            </>
          }
        />
      ) : (
        <Paper language={language}>{children}</Paper>
      )}
    </>
  );
}

type WorkDaySheetsProps = {
  title: string;
  day: string;
  orders: number;
  pieces: number;
  parts: readonly Part[];
};

export function WorkDaySheets({ title, day: iso, orders, pieces, parts }: WorkDaySheetsProps) {
  const { papers, day, language } = useWords();
  return (
    <Sheets
      key={language}
      paper="a4"
      titleId="list-title"
      running={papers.pair(title, day(iso))}
      parts={[
        {
          key: "head",
          whole: (
            <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-black pb-1.5">
              <h2 id="list-title" className="text-xl">
                <time dateTime={iso}>{papers.pair(title, day(iso))}</time>
              </h2>
              <p>{papers.piecesOfOrders(pieces, orders)}</p>
            </header>
          ),
        },
        ...parts,
      ]}
    />
  );
}

type WorkTableProps = {
  /** The head of the column of boxes to tick. */
  done: string;
  caption: string;
  title: ReactNode;
  heads: readonly (readonly [head: string, width: number])[];
  /** Those that are done have their box ticked. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isDone?: boolean }[];
};

export function workTable({ done, caption, title, heads, rows }: WorkTableProps): Part {
  const last = heads.length - 1;
  return {
    key: caption,
    rows: rows.map(({ key, cells, isDone = false }) => (
      <tr key={key} data-row className="border-b border-line align-top">
        {cells.map((cell, index) => (
          <td
            key={heads[index]?.[0]}
            className={`px-1.5 py-1 wrap-anywhere ${index === last ? "text-end text-base font-[640]" : ""}`}
          >
            {cell}
          </td>
        ))}
        <td className="px-1.5 py-1.5">
          <span className="ms-auto block size-4 border border-black">
            {isDone && <Icon icon={Check} strokeWidth={3} className="size-3.5" />}
            {isDone && <span className="sr-only">{done}</span>}
          </span>
        </td>
      </tr>
    )),
    frame: (shown) => (
      <section className="pb-5">
        {title}
        <table className="w-full table-fixed border-collapse text-start text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-black">
              {heads.map(([head, width], index) => (
                <th
                  key={head}
                  scope="col"
                  style={{ width: `${width}%` }}
                  className={`px-1.5 py-1 font-[560] ${index === last ? "text-end" : "text-start"}`}
                >
                  {head}
                </th>
              ))}
              <th scope="col" className="px-1.5 py-1 text-end font-[560]">
                {done}
              </th>
            </tr>
          </thead>
          <tbody>{shown}</tbody>
        </table>
      </section>
    ),
  };
}
