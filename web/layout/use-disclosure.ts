import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Up and down among the entries of a list; undefined for any other key. */
const steps = new Map(Object.entries({ ArrowDown: 1, ArrowUp: -1 }));

/**
 * A button that opens a short list below it. Closes on a press outside, on Escape with the focus back on the button, and
 * when the focus leaves; the arrow keys go around the button and the entries.
 */
export function useDisclosure<Root extends HTMLElement>(): {
  root: RefObject<Root | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  handlers: { onBlur: (event: FocusEvent<Root>) => void; onKeyDown: (event: KeyboardEvent<Root>) => void };
} {
  const root = useRef<Root>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // On the document: not every browser focuses a button that is pressed.
    const onEscape = ({ key }: { key: string }) => {
      if (key !== "Escape") return;
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onEscape);
    };
  }, [open]);

  function onBlur({ relatedTarget }: FocusEvent<Root>) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<Root>) {
    const step = steps.get(event.key);
    if (!step || !open) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")];
    const current = stops.findIndex((stop) => stop.matches(":focus"));
    stops.at((current + step) % stops.length)?.focus();
  }

  return { root, open, setOpen, handlers: { onBlur, onKeyDown } };
}
