import { useState } from "react";
import { useRevalidator } from "react-router";
import type { LedgerEntry } from "#contract/orders/order-ledger.ts";
import { takePaymentBack } from "#contract/payments/office-payments.ts";
import { orderWithReason } from "#contract/values/order-ids.ts";
import ChevronRight from "#icons/chevron-right.mjs";
import { callApi } from "#web/back-office/api.ts";
import { describeEntry } from "#web/back-office/payments/payment-labels.ts";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

type OrderLedgerProps = {
  orderId: string;
  /** Oldest first. */
  entries: readonly LedgerEntry[];
};

/** Every entry of the order's money, folded: its sum stands above it. */
export function OrderLedger({ orderId: id, entries }: OrderLedgerProps) {
  const { revalidate } = useRevalidator();
  const [takingBack, setTakingBack] = useState<LedgerEntry>();
  return (
    <details className="group mt-4 border-t border-line pt-3">
      <summary className="flex min-h-control cursor-pointer items-center gap-2">
        <Icon icon={ChevronRight} className="size-4 transition-transform group-open:rotate-90" />
        <h3 className="text-base font-[560]">Ledger</h3>
        <span className="text-sm text-slate">
          {entries.length === 1 ? "1 entry" : `${entries.length} entries`}
        </span>
      </summary>
      <ol className="mt-2 grid gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="font-[560]">{describeEntry(entry)}</b>
              <Money rupees={isDebt(entry) ? entry.amount : -entry.amount} />
            </p>
            <p className="text-sm text-slate wrap-anywhere">
              <When at={entry.on ?? entry.at} dayOnly={entry.on !== null} />
              {entry.by !== null && <span>{` by ${entry.by}`}</span>}
              {entry.reference !== "" && <span>{`, ${entry.reference}`}</span>}
            </p>
            {entry.mayTakeBack && (
              <Button look="secondary" className="mt-1" onClick={() => setTakingBack(entry)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ReasonDialog
        open={takingBack !== undefined}
        onClose={() => setTakingBack(undefined)}
        title="Was it entered by mistake?"
        hint="Written in the history. The customer is not informed."
        schema={orderWithReason}
        id={id}
        label="Undo"
        keepLabel="Keep"
        look="danger"
        done="Payment undone"
        call={(body) => callApi(takePaymentBack, { body: { ...body, entry: takingBack?.id ?? "" } })}
        onDone={revalidate}
      />
    </details>
  );
}

function isDebt({ kind }: LedgerEntry): boolean {
  return kind === "due" || kind === "refunded";
}
