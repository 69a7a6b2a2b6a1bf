import type { Database } from "#database/connect.ts";
import { countSales } from "./count-sales.ts";

/** Of a shop that has been open for years all are counted within a day of rounds. */
const daysARound = 200;

/** Counts what nobody has looked at yet, so that the dashboard opens at once; gives how many days that were. */
export function countPastSales({ pool }: Pick<Database, "pool">): Promise<number> {
  return countSales(pool, daysARound);
}
