import { useSyncExternalStore } from "react";
import type { OfficeNews } from "#contract/reports/news.ts";

type NewOrder = OfficeNews["newOrders"][number];

type NewsState = {
  openWork: OfficeNews["openWork"] | undefined;
  isClosed: boolean;
  unseen: readonly NewOrder[];
  /** Those that were shown last, to be told apart in the list. */
  shown: ReadonlySet<string>;
  isLost: boolean;
};

let state: NewsState = { openWork: undefined, isClosed: false, unseen: [], shown: new Set(), isLost: false };
/** Ids of orders that are no news any more. */
const known = new Set<string>();
let newestShown: string | undefined;
const listeners = new Set<() => void>();
const arrivalListeners = new Set<(kind: "start" | "news") => void>();
const seenListeners = new Set<() => void>();

function change(next: Partial<NewsState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export function learnNews({ newOrders, isStart, ...told }: OfficeNews): void {
  const fresh = newOrders.filter(({ id }) => !known.has(id));
  for (const { id } of fresh) known.add(id);
  const unseen = isStart ? state.unseen : [...state.unseen, ...fresh];
  change({ ...told, unseen, isLost: false });
  if (fresh.length > 0) for (const listener of arrivalListeners) listener(isStart ? "start" : "news");
}

export function learnLost(isLost: boolean): void {
  if (isLost !== state.isLost) change({ isLost });
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

export function useNews(): NewsState {
  return useSyncExternalStore(
    (listener) => addTo(listeners, listener),
    () => state,
  );
}
