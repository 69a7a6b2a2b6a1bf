import type { CallResult } from "#contract/http/caller.ts";
import { NoteForm } from "./note-form.tsx";
import { Panel } from "./panel.tsx";
import { When } from "./when.tsx";

type NotesPanelProps = {
  notes: readonly { id: string; note: string; at: string; name: string }[];
  add: (note: string) => Promise<CallResult<unknown>>;
};

export function NotesPanel({ notes, add }: NotesPanelProps) {
  return (
    <Panel title="Notes">
      <NoteForm add={add} />
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
