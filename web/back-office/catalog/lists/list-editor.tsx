import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { deleteListEntry, type ListKind, reorderList } from "#contract/catalog/lists.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { MoveButtons, moveItem } from "#web/back-office/ui/move-buttons.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

type Entry = { id: string; name: string; isUsed?: boolean };

type ListEditorProps<Each extends Entry> = {
  kind: ListKind;
  entries: readonly Each[];
  form: (entry: Each | undefined) => ReactNode;
};

const looked = ({ name }: Entry) => plainText(name).trim().toLowerCase();

/** Older entries, from before names were normalized, may differ only by invisible signs or spaces. */
function isCalledLikeAnother(entry: Entry, entries: readonly Entry[]): boolean {
  return entries.some((other) => other.id !== entry.id && looked(other) === looked(entry));
}

export function ListEditor<Each extends Entry>({ kind, entries, form }: ListEditorProps<Each>) {
  const { revalidate } = useRevalidator();
  const [isMoving, setIsMoving] = useState(false);

  async function move(from: number, to: number) {
    if (isMoving) return;
    setIsMoving(true);
    const ids = moveItem(entries, from, to).map(({ id }) => id);
    const result = await callApi(reorderList, { body: { list: kind, ids } });
    if (result.ok) await revalidate();
    else toastError(result.error.error);
    setIsMoving(false);
  }

  return (
    <>
      <ol className="grid rounded-lg border border-line">
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-start justify-between gap-2 border-line p-3 [&+&]:border-t"
          >
            <div className="min-w-56 flex-1">
              {form(entry)}
              {isCalledLikeAnother(entry, entries) && (
                <p className="mt-1 text-sm text-slate">Another entry looks the same. Rename or delete one.</p>
              )}
            </div>
            <div className="flex items-center gap-1">
              <MoveButtons
                name={entry.name}
                index={index}
                count={entries.length}
                onMove={(to) => void move(index, to)}
              />
              {entry.isUsed ? (
                <span className="w-20 text-center text-sm text-slate">In use</span>
              ) : (
                <ConfirmButton
                  label="Delete"
                  look="quiet"
                  title={`Delete ${entry.name}?`}
                  text={`${kind === "thread" ? "Orders keep it" : "No product has it"}. This cannot be undone.`}
                  confirmLabel="Delete"
                  busyLabel="Deleting..."
                  onConfirm={async () => {
                    const result = await callApi(deleteListEntry, { body: { list: kind, id: entry.id } });
                    if (!result.ok) return result;
                    await revalidate();
                    toastSuccess("Deleted");
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <section className="mt-5 grid gap-2 rounded-lg border border-line p-3" aria-labelledby="add-entry">
        <h2 id="add-entry" className="text-lg">
          Add
        </h2>
        <div key={entries.length}>{form(undefined)}</div>
      </section>
    </>
  );
}
