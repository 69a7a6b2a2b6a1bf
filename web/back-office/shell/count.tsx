import { useLiveOrders } from "#web/back-office/orders/live-orders/live-orders-store.ts";
import type { Tab } from "../doors.ts";

/** Pieces of work that wait in the lists of these tabs; 0 before the first answer. */
export function useWaiting(): (tabs: readonly Tab[]) => number {
  const { waiting } = useLiveOrders();
  const counts = new Map(waiting?.map(({ kind, count }) => [kind, count]));
  return (tabs) => tabs.reduce((sum, { work }) => sum + ((work && counts.get(work)) ?? 0), 0);
}

export function Count({ of, onDark = false }: { of: number; onDark?: boolean }) {
  if (of === 0) return null;
  return (
    <span
      className={`rounded-full bg-gainda px-2 text-xs leading-5 font-[600] text-siyahi ${onDark ? "ms-auto" : "ms-1.5"}`}
    >
      {of.toLocaleString("en-PK")}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
