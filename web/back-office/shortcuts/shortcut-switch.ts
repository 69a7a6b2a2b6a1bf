import { useSyncExternalStore } from "react";

const key = "shortcuts";
const listeners = new Set<() => void>();

function readWish(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

let isOn = readWish();

/**
 * Keeps in this browser whether single letters do something. Who speaks to a computer instead of typing must be able to
 * turn them off (WCAG 2.1.4).
 */
export function wantShortcuts(wanted: boolean): void {
  isOn = wanted;
  try {
    localStorage.setItem(key, wanted ? "on" : "off");
  } catch {
    // Where nothing may be kept it holds until the tab is closed.
  }
  for (const listener of listeners) listener();
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );
}
