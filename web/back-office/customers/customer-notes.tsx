import { useRevalidator } from "react-router";
import type { CustomerNote } from "#contract/back-office/customers.ts";
import { backOffice } from "../api.ts";
import { Panel } from "../orders/panel.tsx";
import { NoteForm } from "../ui/note-form.tsx";
import { NoteList } from "../ui/note-list.tsx";

export function CustomerNotes({ id, notes }: { id: string; notes: readonly CustomerNote[] }) {
  const { revalidate } = useRevalidator();
  return (
    <Panel title="Notes">
      <NoteForm
        send={async (note) => {
          const result = await backOffice.customers.addNote({ body: { id, note } });
          if (!result.ok) return result;
          await revalidate();
          return undefined;
        }}
      />
      <NoteList notes={notes} />
    </Panel>
  );
}
