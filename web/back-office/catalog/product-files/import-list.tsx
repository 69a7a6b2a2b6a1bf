import { useState } from "react";
import { useRevalidator } from "react-router";
import { type ImportedFile, type UndoneImport, undoImport } from "#contract/catalog/product-files.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { countProductsInWords, figure } from "./import-labels.ts";

export function ImportList({ imports }: { imports: readonly ImportedFile[] }) {
  const { revalidate } = useRevalidator();
  const [undone, setUndone] = useState<{ name: string; result: UndoneImport }>();

  async function undo({ id, name }: ImportedFile) {
    const answer = await callApi(undoImport, { body: { id } });
    if (!answer.ok) return answer;
    setUndone({ name, result: answer.data });
    await revalidate();
  }

  const columns: readonly Column<ImportedFile>[] = [
    { head: "File", cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi> },
    { head: "When", cell: ({ at }) => <When at={at} />, isLabelled: true },
    { head: "By", cell: ({ staff }) => <bdi>{staff}</bdi>, isLabelled: true },
    { head: "Added", cell: ({ created }) => figure(created), isNumber: true, isLabelled: true },
    { head: "Changed", cell: ({ changed }) => figure(changed), isNumber: true, isLabelled: true },
    {
      head: "Undo",
      cell: (each) =>
        each.undoneAt ? (
          <span className="text-slate">
            Undone <When at={each.undoneAt} />
          </span>
        ) : (
          <ConfirmButton
            label="Undo this import"
            look="secondary"
            title={`Undo ${each.name}?`}
            text={describeUndo(each)}
            keepLabel="Keep the import"
            confirmLabel="Undo it"
            busyLabel="Undoing..."
            onConfirm={() => undo(each)}
          />
        ),
    },
  ];
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports" className="mt-8 grid gap-3">
      <h2 id="imports" className="text-lg">
        Imports of the last month
      </h2>
      <div role="status" className="grid gap-2 empty:hidden">
        {undone && <Undone {...undone} />}
      </div>
      <DataTable caption="Imports" columns={columns} rows={imports} keyOf={({ id }) => id} empty={null} />
    </section>
  );
}

function describeUndo({ created, changed }: ImportedFile): string {
  const parts = [
    changed > 0 && `${countProductsInWords(changed)} will be as before it`,
    created > 0 && `${countProductsInWords(created)} that it has added will be deleted`,
  ];
  return `${parts.filter(Boolean).join(", ")}. Products that were changed or ordered since stay as they are.`;
}

function Undone({ name, result }: { name: string; result: UndoneImport }) {
  const { restored, deleted, left, moreLeft } = result;
  const stayed = left.length + moreLeft;
  return (
    <>
      <p className="font-[540] wrap-anywhere">
        {`${name} is undone: ${countProductsInWords(restored)} as before, ${figure(deleted)} deleted`}
        {stayed > 0 ? `, ${figure(stayed)} left as they are:` : "."}
      </p>
      {left.length > 0 && (
        <ul className="grid gap-1">
          {left.map(({ id, name: product, reason }) => (
            <li key={id} className="wrap-anywhere">
              {product ? (
                <TextLink to={`/products/${encodeURIComponent(id)}`}>{product}</TextLink>
              ) : (
                <span>{id}</span>
              )}
              : {reason}
            </li>
          ))}
        </ul>
      )}
      {moreLeft > 0 && <p>{`And ${figure(moreLeft)} more.`}</p>}
    </>
  );
}
