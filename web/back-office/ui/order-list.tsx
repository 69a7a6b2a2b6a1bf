import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { CallFailure } from "#contract/http/caller.ts";
import { toastError } from "#web/ui/toast.ts";
import { MoveButtons, moveItem } from "./move-buttons.tsx";

type OrderListProps = {
  /** Purpose of the order, as a sentence. */
  text: string;
  entries: readonly { id: string; name: string }[];
  onReorder: (ids: string[]) => Promise<{ ok: true } | CallFailure>;
};

/** Saves every move; renders nothing for a single entry. */
export function OrderList({ text, entries, onReorder }: OrderListProps) {
  const headingId = useId();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function move(from: number, to: number) {
    if (busy) return;
    setBusy(true);
    const result = await onReorder(moveItem(entries, from, to).map(({ id }) => id));
    if (!result.ok) toastError(result.error.error);
    await revalidate();
    setBusy(false);
  }

  if (entries.length < 2) return null;
  return (
    <section aria-labelledby={headingId} className="grid max-w-100 gap-2 pt-8">
      <h2 id={headingId} className="text-lg">
        Order
      </h2>
      <p className="text-sm text-slate">{text}</p>
      <ol className="grid divide-y divide-line">
        {entries.map(({ id, name }, index) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="wrap-anywhere">{name}</span>
            <MoveButtons
              name={name}
              index={index}
              count={entries.length}
              onMove={(to) => void move(index, to)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
