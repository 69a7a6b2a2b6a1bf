import type { DeliveryRules } from "#contract/delivery/delivery-rules.ts";
import {
  countPieces,
  type DeliveryPromise,
  type Destination,
  type LineToMake,
  type PieceCount,
  promiseDelivery,
  weighPieces,
} from "#contract/delivery/promise-delivery.ts";
import { type Day, type DayNumber, dayNumber } from "#contract/values/karachi-time.ts";
import { type Executor, read } from "#database/query.ts";
import { type FailureWatch, reportHealth } from "#server/platform/jobs/health-reporter.ts";

const lifetime = 1_000;

/** Workshop days that small unproven orders hold together: strangers delay other orders by no more. */
const mostUnprovenDays = 10;

export type OrderToPromise = {
  items: readonly LineToMake[];
  to: Destination;
  /**
   * `never`: unconfirmed, unpaid and not small, so its room is promised to others. `some`: small, and counted while
   * all such orders take at most `mostUnprovenDays`. Absent: counted.
   */
  holdsRoom?: "never" | "some";
};

/** A place in the workshop, held until it is known whether its order is stored. */
export type Reservation = {
  promise: DeliveryPromise;
  work: number;
  holdsRoom: boolean;
  /** Call once, whether or not the order was stored. */
  settle(isStored: boolean): void;
};

export type DeliverySchedule = {
  /** The dates of an order placed now; of an earlier one, without the work it was promised with. */
  promise(pieces: PieceCount, to: Destination, before?: { day: Day; work: number }): Promise<DeliveryPromise>;
  /** The same, and reserves the place against simultaneous orders. */
  reserve(order: OrderToPromise): Promise<Reservation>;
  /** Promised work by day, as `weighPieces` counts; at most a second old, own orders at once. */
  promised(): Promise<Map<DayNumber, number>>;
  rules(): DeliveryRules;
};

const selectPromised = (executor: Executor) => read(executor)<{ day: Day | null; work: number }>`
  select due_on::text as day, sum(work)::integer as work from orders
  where progress = 'Pending' and holds_room and due_on is not null group by due_on
  union all
  select null, coalesce(sum(work), 0)::integer from orders
  where progress = 'Pending' and holds_room and confirmed_at is null and source = 'web' and work_started_at is null
    and payment_method = 'cash' and advance = 0`;

type Held = { day: DayNumber; work: number; isUnproven: boolean; storedBefore: number | undefined };

/**
 * Creates the one place that promises dates in a process. Reading, computing and reserving is one synchronous step,
 * so simultaneous orders never share room, and no order waits for another's commit. Other processes are read every
 * second: within it two may promise the same room (docs/decisions/025-delivery-date-promise.md).
 */
export function createDeliverySchedule(
  executor: Executor,
  rules: () => DeliveryRules,
  failures: FailureWatch,
): DeliverySchedule {
  const held = new Set<Held>();
  let all = new Map<DayNumber, number>();
  let unproven = 0;
  let readAt: number | undefined;
  let reading: Promise<void> | undefined;
  let reads = 0;

  function add({ day, work, isUnproven }: Held, sign = 1): void {
    all.set(day, (all.get(day) ?? 0) + sign * work);
    if (isUnproven) unproven += sign * work;
  }

  async function read(): Promise<void> {
    reads += 1;
    const mine = reads;
    const rows = await selectPromised(executor);
    readAt = performance.now();
    all = new Map(rows.flatMap(({ day, work }) => (day === null ? [] : [[dayNumber(day), work]])));
    unproven = rows.find(({ day }) => day === null)?.work ?? 0;
    for (const one of held) {
      // Rows stored before the query was sent are in its result.
      if (one.storedBefore !== undefined && one.storedBefore <= mine) held.delete(one);
      else add(one);
    }
  }

  async function catchUp(): Promise<void> {
    if (readAt !== undefined && performance.now() - readAt < lifetime) return;
    reading ??= reportHealth(failures, read).finally(() => {
      reading = undefined;
    });
    // Stale data serve while the reading runs, so no order waits for it. If it fails, the next call reads.
    if (readAt === undefined) await reading;
    else reading.catch(() => undefined);
  }

  function datesOf(pieces: PieceCount, to: Destination, promised = all): DeliveryPromise {
    return promiseDelivery({ rules: rules(), at: new Date(), pieces, promised, to });
  }

  return {
    rules,
    promise: async (pieces, to, before) => {
      await catchUp();
      if (!before) return datesOf(pieces, to);
      const day = dayNumber(before.day);
      const others = Math.max((all.get(day) ?? 0) - before.work, 0);
      return datesOf(pieces, to, new Map(all).set(day, others));
    },
    promised: async () => {
      await catchUp();
      return new Map(all);
    },
    reserve: async ({ items, to, holdsRoom: mayHold }) => {
      await catchUp();
      const pieces = countPieces(items);
      const promise = datesOf(pieces, to);
      const work = weighPieces(pieces, rules());
      const isUnproven = mayHold === "some";
      const isTooMuch = isUnproven && unproven + work > mostUnprovenDays * rules().piecesPerDay;
      if (mayHold === "never" || isTooMuch)
        return { promise, work, holdsRoom: false, settle: () => undefined };
      const own: Held = { day: dayNumber(promise.leavesBy), work, isUnproven, storedBefore: undefined };
      held.add(own);
      add(own);
      return {
        promise,
        work,
        holdsRoom: true,
        settle: (isStored) => {
          if (isStored) own.storedBefore = reads + 1;
          else if (held.delete(own)) add(own, -1);
        },
      };
    },
  };
}
