import { useSyncExternalStore } from "react";
import type { LiveOrders } from "#contract/reports/live-orders.ts";
import type { WaitingWork } from "#contract/reports/waiting.ts";

type LiveState = {
  waiting: readonly WaitingWork[] | undefined;
  isClosed: boolean;
  unseen: LiveOrders["newOrders"];
  /** The orders shown last, which the list marks. */
  shown: ReadonlySet<string>;
  /** The server has not responded for some time. */
  isLost: boolean;
};

let state: LiveState = { waiting: undefined, isClosed: false, unseen: [], shown: new Set(), isLost: false };
/** Ids of orders that are no longer new. */
const known = new Set<string>();
let newestShown: string | undefined;
const listeners = new Set<() => void>();
const arrivalListeners = new Set<(kind: "start" | "news") => void>();
const seenListeners = new Set<() => void>();

function change(next: Partial<LiveState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export function learnLiveOrders({ newOrders, isStart, waiting, isClosed }: LiveOrders): void {
  const fresh = newOrders.filter(({ id }) => !known.has(id));
  for (const { id } of fresh) known.add(id);
  const unseen = isStart ? state.unseen : [...state.unseen, ...fresh];
  change({ waiting, isClosed, unseen, isLost: false });
  if (fresh.length > 0) for (const listener of arrivalListeners) listener(isStart ? "start" : "news");
}

export function learnWaiting(waiting: readonly WaitingWork[]): void {
  change({ waiting, isLost: false });
}

/** Records a change made by this page without waiting for a poll. */
export function learnIsClosed(isClosed: boolean): void {
  change({ isClosed });
}

export function learnLost(): void {
  if (!state.isLost) change({ isLost: true });
}

export function learnSeen(): void {
  if (state.unseen.length > 0) change({ unseen: [] });
}

export function takeFocusFor(orderId: string): boolean {
  if (orderId !== newestShown) return false;
  newestShown = undefined;
  return true;
}

export function markSeen(): void {
  newestShown = state.unseen.at(-1)?.id;
  change({ unseen: [], shown: new Set(state.unseen.map(({ id }) => id)) });
  for (const listener of seenListeners) listener();
}

function addTo<Listener>(set: Set<Listener>, listener: Listener): () => void {
  set.add(listener);
  return () => {
    set.delete(listener);
  };
}

export function onArrivals(listener: (kind: "start" | "news") => void): () => void {
  return addTo(arrivalListeners, listener);
}

export function onSeen(listener: () => void): () => void {
  return addTo(seenListeners, listener);
}

export function useLiveOrders(): LiveState {
  return useSyncExternalStore(
    (listener) => addTo(listeners, listener),
    () => state,
  );
}

export function newOrdersInWords(count: number): string {
  return count === 1 ? "1 new order" : `${count} new orders`;
}
