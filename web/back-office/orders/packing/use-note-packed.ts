import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallOutput } from "#contract/http/endpoint.ts";
import { notePacked as notePackedCall, type OrderToSend } from "#contract/order-views/packing.ts";
import { callApi } from "#web/back-office/api.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

export function useNotePacked() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function notePacked(orders: readonly Pick<OrderToSend, "id">[], onDone?: () => void) {
    setBusy(true);
    const result = await callApi(notePackedCall, { body: { ids: orders.map(({ id }) => id) } });
    if (!result.ok) toastError(result.error.error);
    else {
      await revalidate();
      sayPacked(result.data);
      onDone?.();
    }
    setBusy(false);
  }

  return { busy, notePacked };
}

function sayPacked({ changed, unpaid, asked }: CallOutput<typeof notePackedCall>): void {
  if (changed > 0) toastSuccess(changed === 1 ? "1 order packed" : `${changed} orders packed`);
  if (unpaid > 0) toastError(`Waiting for payment: ${unpaid}. Ask the office.`);
  if (asked.length > 0) toastError(`Not confirmed: ${asked.length}. Ask the office.`);
}
