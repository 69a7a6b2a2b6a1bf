import { formatRupees } from "#contract/values/money.ts";
import { formatDay, formatFullDay, formatMoment } from "./moments.ts";

export function Money({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}

/** Isolates typed text, so that its direction and bidi controls do not affect the text around it. */
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

/** A day in Karachi, always with its year, because paper is read in later years too. */
export function PrintedDay({ at }: Pick<WhenProps, "at">) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatFullDay(at)}
    </time>
  );
}
