import { useSyncExternalStore } from "react";

let ended = false;
const listeners = new Set<() => void>();

function setEnded(next: boolean) {
  ended = next;
  for (const listener of listeners) listener();
}

/** A call was refused because nobody is signed in any more. */
export function announceSessionEnd(): void {
  setEnded(true);
}

/** Somebody has signed in again. */
export function forgetSessionEnd(): void {
  setEnded(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a call was refused because the session has ended. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => ended);
}
