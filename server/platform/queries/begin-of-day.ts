import { type RawBuilder, sql } from "kysely";

/** In SQL: the moment at which a day begins in Karachi; `after` days later. */
export function beginOf(day: string, after: 0 | 1 = 0): RawBuilder<Date> {
  return sql<Date>`(${day}::date + ${sql.lit(after)})::timestamp at time zone 'Asia/Karachi'`;
}
