import { useSyncExternalStore } from "react";

type Asking = { settle: (isConfirmed: boolean) => void };

let asking: Asking | undefined;
const listeners = new Set<() => void>();

function setAsking(next: Asking | undefined) {
  asking = next;
  for (const listener of listeners) listener();
}

/** Shows the dialog in which staff confirm that it is them; resolves to whether they did. */
export function askIdentity(): Promise<boolean> {
  asking?.settle(false);
  return new Promise((resolve) => setAsking({ settle: resolve }));
}

export function settleIdentity(isConfirmed: boolean): void {
  const settled = asking;
  setAsking(undefined);
  settled?.settle(isConfirmed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIdentityAsked(): boolean {
  return useSyncExternalStore(subscribe, () => asking !== undefined);
}
