import { formatRupees } from "#contract/values/money.ts";
import { formatDay, formatFullDay, formatMoment } from "./moments.ts";

export function Money({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}

/** What a shopper has typed, as text and nothing else; its direction, and signs that turn it, end with it. */
export function Typed({ text }: { text: string }) {
  return <bdi className="whitespace-pre-line wrap-anywhere">{text}</bdi>;
}

type WhenProps = {
  at: string;
  dayOnly?: boolean;
};

export function When({ at, dayOnly = false }: WhenProps) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}

/** A day in Karachi as paper says it: always with its year, since paper is read in another one too. */
export function PrintedDay({ at }: Pick<WhenProps, "at">) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatFullDay(at)}
    </time>
  );
}
