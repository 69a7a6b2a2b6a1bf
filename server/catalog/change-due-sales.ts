import { setInterval } from "node:timers";
import { type Executor, readFirst, write } from "#database/query.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";

const interval = 500;

// The trigger `sale_price_kept` computes the price; naming the column marks the product as changed.
const changeSales = (executor: Executor) => write(executor)<{ id: string }>`
  update products set sale_price = sale_price, sale_changes_at = null
  where id in (select id from products where sale_changes_at <= now() for update skip locked)
  returning id`;

export async function changeDueSales(executor: Executor): Promise<number> {
  // Look first: an update that changes nothing would still raise the version of the catalogue.
  const look = await readFirst(executor)<{ due: boolean }>`
    select exists (select from products where sale_changes_at <= now()) as due`;
  return look?.due ? (await changeSales(executor)).length : 0;
}

/** Any number of processes may run it. Returns the function that stops it. */
export function watchSales(executor: Executor, failures: FailureWatch): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await changeDueSales(executor).then(failures.over, failures.met);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), interval);
  return () => clearInterval(timer);
}
