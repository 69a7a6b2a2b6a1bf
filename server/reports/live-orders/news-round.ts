import { sql } from "kysely";
import type { OfficeNews } from "#contract/reports/news.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import type { FailureWatch } from "#server/platform/jobs/failure-board.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { countOpenWork } from "../dashboard/count-open-work.ts";

const interval = 1_000;
const looksPerCount = 5;

/** An order that is under way when its neighbours are found is found by a later look. */
const overlap = sql`interval '1 minute'`;

const mostOrders = 200;

type Row = { id: string; number: string };

const selectNewOrders = (executor: Executor, since: Date | null) => read(executor)<Row>`
  select id, number from orders where created_at >= coalesce(${since}::timestamptz, now()) - ${overlap}
  order by created_at desc, id desc limit ${sql.lit(mostOrders)}`;

const readClock = (executor: Executor) => readFirst(executor)<{ now: Date }>`select now() as now`;

export type ToldNews = { news: OfficeNews; upTo: Date };

export type NewsRound = {
  readSince(since: Date | undefined): Promise<ToldNews>;
  /** Looks for news every second from now on. To be awaited before `readSince`, so that nothing falls between the two. */
  start(): Promise<void>;
  stop(): void;
};

type NewsRoundOptions = {
  executor: Executor;
  isHeard: () => boolean;
  isClosed: () => boolean;
  tell: (told: ToldNews) => void;
  failures: FailureWatch;
};

/**
 * Looks what is new, once for all who listen in this process. It asks instead of being notified by the database, which
 * would let orders commit one after the other only (docs/decisions/034-live-orders-sse.md).
 */
export function createNewsRound({
  executor,
  isHeard,
  isClosed,
  tell,
  failures,
}: NewsRoundOptions): NewsRound {
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  let state: Pick<OfficeNews, "openWork" | "isClosed"> | undefined;
  let told: ReadonlySet<string> = new Set();
  let starting: Promise<void> | undefined;
  let isStopped = false;

  async function readOrders(
    since: Date | undefined,
  ): Promise<{ orders: OfficeNews["newOrders"]; upTo: Date }> {
    // Before the orders: what is stored in between is sent twice rather than missed.
    const clock = await readClock(executor);
    const rows = await selectNewOrders(executor, since ?? null);
    const orders = rows.reverse().map(({ id, number }) => ({ id, OrderID: formatOrderNumber(number) }));
    return { orders, upTo: clock?.now ?? new Date() };
  }

  async function readState(): Promise<Pick<OfficeNews, "openWork" | "isClosed">> {
    return { openWork: await countOpenWork(executor), isClosed: isClosed() };
  }

  async function look(): Promise<void> {
    const { orders, upTo } = await readOrders(undefined);
    const newOrders = orders.filter(({ id }) => !told.has(id));
    told = new Set(orders.map(({ id }) => id));
    looks += 1;
    if (!isHeard()) return;
    const isQuiet = newOrders.length === 0 && state?.isClosed === isClosed();
    if (isQuiet && looks % looksPerCount !== 0) return;
    const latest = await readState();
    const isOther = JSON.stringify(latest) !== JSON.stringify(state);
    state = latest;
    if (isOther || newOrders.length > 0) tell({ news: { newOrders, isStart: false, ...latest }, upTo });
  }

  async function begin(): Promise<void> {
    const { orders } = await readOrders(undefined);
    told = new Set(orders.map(({ id }) => id));
    goOn();
  }

  function goOn(): void {
    timer = setTimeout(async () => {
      await look().then(failures.over, failures.met);
      if (!isStopped) goOn();
    }, interval).unref();
  }

  return {
    async readSince(since) {
      const { orders, upTo } = await readOrders(since);
      const news = {
        newOrders: orders,
        isStart: since === undefined,
        ...(await readState()),
      };
      return { news, upTo };
    },
    start() {
      starting ??= begin().catch((error) => {
        starting = undefined;
        throw error;
      });
      return starting;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
