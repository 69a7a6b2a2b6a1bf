import { useRevalidator } from "react-router";
import type { OrderNote } from "#contract/back-office/orders.ts";
import { backOffice } from "../api.ts";
import { NoteForm } from "../ui/note-form.tsx";
import { When } from "../ui/when.tsx";
import { Panel } from "./panel.tsx";

/** What the staff tell each other about an order, newest first. */
export function OrderNotes({ orderId, notes }: { orderId: string; notes: readonly OrderNote[] }) {
  const { revalidate } = useRevalidator();
  return (
    <Panel title="Notes">
      <NoteForm
        send={async (note) => {
          const result = await backOffice.orders.addNote({ body: { id: orderId, note } });
          if (!result.ok) return result;
          await revalidate();
          return undefined;
        }}
      />
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-3 border-t border-line pt-3">
          {notes.map(({ id, note, at, name }) => (
            <li key={id}>
              <p className="text-sm text-slate wrap-anywhere">
                {name}, <When at={at} />
              </p>
              <p className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{note}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
