import type { CustomSize } from "#contract/custom-size.ts";
import { describeMeasurements, englishChoices } from "#contract/describe-choices.ts";

/** The six measurements to sew by, and below them the customer's note. */
export function TicketMeasurements({ size }: { size: CustomSize }) {
  const described = describeMeasurements(size, englishChoices);
  return (
    <dl className="grid grid-cols-3 border-s border-t border-black">
      {described.map(({ label, value }) => {
        const isNote = label === englishChoices.note;
        return (
          <div
            key={label}
            className={`border-e border-b border-black px-2 py-1 ${isNote ? "col-span-3" : ""}`}
          >
            <dt className="text-xs">{label}</dt>
            <dd className={isNote ? "wrap-anywhere whitespace-pre-line" : "text-lg leading-tight font-[640]"}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
