import { useState } from "react";
import { useRevalidator } from "react-router";
import { finishRepair, listRepairs, type PieceToRepair } from "#contract/parcels/came-back.ts";
import Wrench from "#icons/wrench.mjs";
import { Form } from "#web/back-office/ui/form.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import type { Column } from "../ui/data-table.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { numberOrZero } from "../ui/typed-number.ts";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { When } from "../ui/when.tsx";

const list = listOf(listRepairs);
export const { loader } = list;

export function Component() {
  const { revalidate } = useRevalidator();
  const [finishing, setFinishing] = useState<PieceToRepair>();
  const columns: readonly Column<PieceToRepair>[] = [
    { head: "Piece", cell: ({ name, productCode }) => `${name} ${productCode}` },
    { head: "Order", cell: ({ order }) => order.OrderID },
    { head: "Size", cell: ({ size }) => size, isLabelled: true },
    { head: "Colour", cell: ({ color }) => color },
    { head: "Came back", cell: ({ at }) => <When at={at} /> },
    { head: "Pieces", cell: ({ pieces }) => pieces, isNumber: true, isLabelled: true },
    {
      head: "Done",
      cell: (piece) =>
        piece.request === null ? (
          <Button look="secondary" onClick={() => setFinishing(piece)}>
            Done
          </Button>
        ) : (
          <ButtonLink look="secondary" to={`/returns/${piece.request}`}>
            Its request
          </ButtonLink>
        ),
    },
  ];
  return (
    <list.Page
      title="Repairs"
      caption="Pieces to repair"
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ order }) => `/orders/${order.id}`}
      icon={Wrench}
      empty="Nothing to repair"
    >
      {finishing && (
        <LazyDialog
          open
          onClose={() => setFinishing(undefined)}
          title={`Repair of ${finishing.order.OrderID}`}
        >
          <FinishForm piece={finishing} onClose={() => setFinishing(undefined)} onDone={revalidate} />
        </LazyDialog>
      )}
    </list.Page>
  );
}

type FinishFormProps = { piece: PieceToRepair; onClose: () => void; onDone: () => Promise<void> };

function FinishForm({ piece, onClose, onDone }: FinishFormProps) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: finishRepair.body,
    values: { id: piece.id, mended: piece.pieces, scrapped: 0 },
    async send(body) {
      const result = await callApi(finishRepair, { body });
      if (!result.ok) return result;
      toastSuccess("Noted");
      await onDone();
      onClose();
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <p className="wrap-anywhere">
        {piece.name}, {piece.pieces} to repair
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field
          name="mended"
          number={numberOrZero}
          label={piece.isStocked ? "Mended, to stock" : "Mended, put aside"}
          autoComplete="off"
        />
        <Field name="scrapped" number={numberOrZero} label="Waste" autoComplete="off" />
      </div>
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label="Save"
        busyLabel="Saving..."
      />
    </Form>
  );
}
