import { useRevalidator } from "react-router";
import type { OrderNote } from "#contract/back-office/orders.ts";
import { backOffice } from "../api.ts";
import { NoteForm } from "../ui/note-form.tsx";
import { NoteList } from "../ui/note-list.tsx";
import { Panel } from "./panel.tsx";

/** Internal notes about an order, newest first. */
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
      <NoteList notes={notes} />
    </Panel>
  );
}
