import { formatDay, formatFullDay, formatMoment } from "./moments.ts";

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
