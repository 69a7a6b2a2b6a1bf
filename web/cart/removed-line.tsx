import { Undo2 } from "lucide";
import { useEffect, useRef } from "react";
import { cartMessages } from "#messages/cart.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type RemovedLineProps = { name: string; onUndo: () => void };

/** Stands where a line was, until the shopper goes on: a tap on the wrong button must not cost what was chosen. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // The button that had the focus is gone with its line.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-chuna px-4 py-1.5">
      <p className="min-w-0 wrap-anywhere">{cartMessages.removed(name)}</p>
      <Button ref={undo} look="quiet" onClick={onUndo} aria-label={cartMessages.undoRemoval(name)}>
        <Icon icon={Undo2} strokeWidth={1.75} className="rtl:-scale-x-100" />
        {cartMessages.undo}
      </Button>
    </div>
  );
}
