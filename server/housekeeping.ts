import type { Database } from "#database/connect.ts";
import { forgetOldKeys } from "./orders/forget-old-keys.ts";

const minute = 60_000;
const hour = 60 * minute;

/**
 * Deletes what has had its time: shortly after the start and every hour. A try that fails is made up for by the next one.
 * Gives what ends it.
 */
export function startHousekeeping(database: Database): () => void {
  const tidyUp = () => forgetOldKeys(database).catch(() => 0);
  const first = setTimeout(tidyUp, minute).unref();
  const everyHour = setInterval(tidyUp, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(everyHour);
  };
}
