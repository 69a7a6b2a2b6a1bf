import { describeMeasurements } from "#contract/cart/describe-choices.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { PrintedTexts } from "#web/back-office/papers/printed-texts.tsx";
import { useWords } from "./words/workshop-words-context.tsx";

/** Where a ticket is condensed, label and value are on one line. */
const beside =
  "in-[.narrow]:flex in-[.narrow]:items-baseline in-[.narrow]:justify-between in-[.narrow]:gap-2";

export function TicketMeasurements({ size }: { size: CustomSize }) {
  const { choices } = useWords();
  const described = describeMeasurements(size, choices);
  return (
    <dl className="grid grid-cols-3 border-s border-t border-black">
      {described.map(({ label, value }) => {
        const isNote = label === choices.note;
        return (
          <div
            key={label}
            className={`border-e border-b border-black px-2 py-1 in-[.narrow]:py-0.5 ${isNote ? "col-span-3" : beside}`}
          >
            <dt className="text-xs">{label}</dt>
            <dd className={isNote ? undefined : "text-lg leading-tight font-[640] in-[.narrow]:text-sm"}>
              <PrintedTexts>{isNote ? inFewLines(value) : value}</PrintedTexts>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const mostLines = 12;

export function inFewLines(note: string): string {
  const lines = note.split("\n");
  return lines.length <= mostLines ? note : lines.filter((line) => line.trim() !== "").join(" / ");
}
