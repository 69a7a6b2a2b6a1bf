import { useSyncExternalStore } from "react";

export type UnsavedWork = { title: string; text: string };

const places = new Map<object, UnsavedWork>();
const listeners = new Set<() => void>();
let first: UnsavedWork | undefined;

export function noteUnsaved(work: UnsavedWork): () => void {
  const place = {};
  places.set(place, work);
  tell();
  return () => {
    places.delete(place);
    tell();
  };
}

export function dropUnsaved(): void {
  places.clear();
  tell();
}

export function unsavedWork(): UnsavedWork | undefined {
  return first;
}

export function useUnsavedWork(): UnsavedWork | undefined {
  return useSyncExternalStore(subscribe, unsavedWork);
}

function tell(): void {
  [first] = places.values();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
