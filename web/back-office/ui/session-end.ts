import { useSyncExternalStore } from "react";

let ended = false;
const listeners = new Set<() => void>();

function setEnded(next: boolean) {
  ended = next;
  for (const listener of listeners) listener();
}

export function announceSessionEnd(): void {
  setEnded(true);
}

export function clearSessionEnd(): void {
  setEnded(false);
}

export function isSessionEnded(): boolean {
  return ended;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, isSessionEnded);
}
