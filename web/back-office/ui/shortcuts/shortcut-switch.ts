import { useSyncExternalStore } from "react";
import { browserStorage } from "#web/browser/storage.ts";

const key = "shortcuts";
const listeners = new Set<() => void>();

let isOn = browserStorage.read(key) !== "off";

/** Who speaks to a computer instead of typing must be able to turn single letters off (WCAG 2.1.4). */
export function wantShortcuts(wanted: boolean): void {
  isOn = wanted;
  browserStorage.write(key, wanted ? "on" : "off");
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
