import { useState } from "react";
import { useRevalidator } from "react-router";
import { finishRepair, listRepairs, type PieceToRepair } from "#contract/parcels/came-back.ts";
import Wrench from "#icons/wrench.mjs";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import type { Column } from "../ui/data-table.tsx";
import { FormDialog } from "../ui/dialog-form.tsx";
import { numberOrZero } from "../ui/typed-number.ts";
import { When } from "../ui/values.tsx";

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
    { head: "Returned", cell: ({ at }) => <When at={at} /> },
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
        <FormDialog
          open
          title={`Repair of ${finishing.order.OrderID}`}
          schema={finishRepair.body}
          values={{ id: finishing.id, mended: finishing.pieces, scrapped: 0 }}
          call={(body) => callApi(finishRepair, { body })}
          say={() => toastSuccess("Saved")}
          onDone={revalidate}
          onClose={() => setFinishing(undefined)}
          keepLabel="Not yet"
          label="Save"
        >
          {({ Field }) => (
            <>
              <p className="wrap-anywhere">
                {finishing.name}, {finishing.pieces} to repair
              </p>
              <div className="grid grid-cols-2 gap-3">
                <Field
                  name="mended"
                  number={numberOrZero}
                  label={finishing.isStocked ? "Repaired, to stock" : "Repaired, put aside"}
                  autoComplete="off"
                />
                <Field name="scrapped" number={numberOrZero} label="Write off" autoComplete="off" />
              </div>
            </>
          )}
        </FormDialog>
      )}
    </list.Page>
  );
}
