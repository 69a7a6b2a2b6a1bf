import { formatDay, formatMoment } from "./moments.ts";

type WhenProps = {
  /** ISO 8601. */
  at: string;
  /** Leaves the time of day out. */
  dayOnly?: boolean;
};

/** A moment in the time of Karachi. */
export function When({ at, dayOnly = false }: WhenProps) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
