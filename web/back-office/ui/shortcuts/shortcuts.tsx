import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { browserStorage } from "#web/browser/storage.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { type ShortcutName, searchFirst, shortcutOf, shortcuts, takesLetters } from "./shortcut-keys.ts";

type ShortcutsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function Shortcuts({ open, onOpenChange }: ShortcutsProps) {
  const navigate = useNavigate();
  const isOn = useShortcutsOn();

  const take = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (!shortcut || event.defaultPrevented || takesLetters(event.target)) return;
    if (document.querySelector("[role=dialog]") !== null) return;
    if (shortcut !== "help" && !isOn) return;
    event.preventDefault();
    if (shortcut === "help") onOpenChange(true);
    else if (!press(shortcut) && shortcut === "search") void navigate("/orders", { state: searchFirst });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => take(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return (
    <LazyDialog open={open} onClose={() => onOpenChange(false)} title="Keyboard shortcuts">
      <dl className="mb-4 grid gap-2">
        {[...shortcuts, { key: "?", label: "Help", text: "This list" }].map(({ key, label, text }) => (
          <div key={key} className="grid grid-cols-[2.25rem_1fr] items-baseline gap-3">
            <dt>
              <kbd className="grid min-h-8 place-items-center rounded-md border border-line-strong bg-kora font-sans font-[560] uppercase">
                {key}
              </kbd>
            </dt>
            <dd>
              <b className="font-[560]">{label}</b>: {text}
            </dd>
          </div>
        ))}
      </dl>
      <CheckBox
        label="Single keys do this in this browser"
        hint="Never while you type. The question mark always opens this list."
        checked={isOn}
        onChange={({ target }) => wantShortcuts(target.checked)}
        data-asked
      />
    </LazyDialog>
  );
}

function press(shortcut: ShortcutName): boolean {
  const controls = document.querySelectorAll<HTMLElement>(`[data-shortcut=${shortcut}]`);
  const control = Array.from(controls).find((each) => each.checkVisibility());
  if (!control) return false;
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
  else control.click();
  return true;
}

const key = "shortcuts";
const listeners = new Set<() => void>();

let isOn = browserStorage.read(key) !== "off";

/** Speech input users must be able to turn single-letter shortcuts off (WCAG 2.1.4). */
function wantShortcuts(wanted: boolean): void {
  isOn = wanted;
  browserStorage.write(key, wanted ? "on" : "off");
  for (const listener of listeners) listener();
}

function useShortcutsOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOn,
  );
}
