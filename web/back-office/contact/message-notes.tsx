import type { MessageNote } from "#contract/customers/messages.ts";
import { addMessageNote } from "#contract/customers/messages.ts";
import { callApi } from "#web/back-office/api.ts";
import { NoteForm } from "#web/back-office/ui/note-form.tsx";
import { Typed } from "#web/back-office/ui/typed.tsx";
import { When } from "#web/back-office/ui/when.tsx";

export function MessageNotes({ id, notes }: { id: string; notes: readonly MessageNote[] }) {
  return (
    <section aria-labelledby="notes" className="mt-6 grid max-w-160 gap-3 border-t border-line pt-4">
      <h2 id="notes" className="text-lg">
        Notes
      </h2>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id: key, note, at, name }) => (
            <li key={key} className="grid gap-0.5">
              <Typed text={note} />
              <span className="text-sm text-slate">
                <When at={at} />, {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      <NoteForm add={(note) => callApi(addMessageNote, { body: { id, note } })} />
    </section>
  );
}
