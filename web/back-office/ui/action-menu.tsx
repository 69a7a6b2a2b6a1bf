import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import ChevronDown from "#icons/chevron-down.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export type MenuAction = {
  label: string;
  onChoose: () => void;
  /** Hard to undo: in red, at the end. */
  isGrave?: boolean;
};

/** A quiet button that opens a list of buttons. Escape, Tab past its end and a press outside close it. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const takeKey = useEffectEvent((key: string): boolean => {
    const buttons: (Element | null)[] = [...(frame.current?.querySelectorAll("ul button") ?? [])];
    const place = buttons.indexOf(document.activeElement);
    const focus = (index: number) => {
      const target = buttons.at(index);
      if (target instanceof HTMLElement) target.focus();
    };
    if (key === "Escape") {
      setOpen(false);
      button.current?.focus();
    } else if (key === "ArrowDown") focus((place + 1) % buttons.length);
    else if (key === "ArrowUp") focus(Math.max(place, 0) - 1);
    else return false;
    return true;
  });

  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector<HTMLElement>("ul button")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const moveByKey = (event: KeyboardEvent) => {
      if (!takeKey(event.key)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", moveByKey);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", moveByKey);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  function choose({ onChoose }: MenuAction) {
    setOpen(false);
    // The dialog that an action opens gives the focus back to the element that has it now.
    button.current?.focus();
    onChoose();
  }

  if (actions.length === 0) return null;
  const sorted = actions.toSorted(
    (one, other) => Number(one.isGrave ?? false) - Number(other.isGrave ?? false),
  );
  return (
    <div ref={frame} className="relative">
      <Button
        ref={button}
        look="quiet"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon icon={ChevronDown} />
      </Button>
      {open && (
        <ul
          id={listId}
          className="absolute end-0 z-30 mt-1 grid max-h-[60dvh] w-max max-w-[calc(100vw-32px)] min-w-52 overflow-y-auto rounded-lg border border-line bg-paper py-1.5 shadow-2"
        >
          {sorted.map((action) => (
            <li key={action.label}>
              <button
                type="button"
                className={`min-h-control w-full px-4 text-start -outline-offset-3 hover:bg-kora ${action.isGrave ? "text-anar" : ""}`}
                onClick={() => choose(action)}
              >
                {action.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
