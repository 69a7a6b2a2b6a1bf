import { When } from "./when.tsx";

type NoteListProps = { notes: readonly { id: string; note: string; at: string; name: string }[] };

export function NoteList({ notes }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
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
  );
}
