import { useState } from "react";
import { useRevalidator } from "react-router";
import { mayDo, type Verdicts } from "#contract/orders/order-actions.ts";
import type { LedgerEntry } from "#contract/orders/order-ledger.ts";
import { takePaymentBack } from "#contract/payments/office-payments.ts";
import { orderWithReason } from "#contract/values/order-ids.ts";
import { callApi } from "#web/back-office/api.ts";
import { AskAdvance } from "#web/back-office/payments/ask-advance.tsx";
import { PaymentDialog } from "#web/back-office/payments/payment-dialog.tsx";
import type { BackOf } from "#web/back-office/payments/payment-fields.tsx";
import { describeEntry } from "#web/back-office/payments/payment-labels.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";

type OrderLedgerProps = {
  orderId: string;
  of: BackOf;
  /** Oldest first. */
  entries: readonly LedgerEntry[];
  actions: Verdicts;
};

export function OrderLedger({ orderId: id, of, entries, actions }: OrderLedgerProps) {
  const { revalidate } = useRevalidator();
  const [noting, setNoting] = useState<"received" | "refunded">();
  const [takingBack, setTakingBack] = useState<LedgerEntry>();
  const { balance, owed, refundable, refundsUnderWay } = of.money;
  return (
    <Panel title="Ledger">
      <ol className="grid gap-2">
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
      <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 font-[560]">
        <span>{balance < 0 ? "Owed to the customer" : "To be paid"}</span>
        <Money rupees={Math.abs(balance)} />
      </p>
      {refundsUnderWay > 0 && (
        <p className="flex justify-between gap-3">
          <span>Of it on its way back</span>
          <Money rupees={refundsUnderWay} />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => setNoting("received")}>
          Payment received
        </Button>
        {mayDo(actions, "askAdvance") && <AskAdvance orderId={id} balance={balance} />}
        {mayDo(actions, "payBack") && (
          <Button look="secondary" onClick={() => setNoting("refunded")}>
            Payment refunded
          </Button>
        )}
      </div>
      <PaymentDialog
        orderId={id}
        of={of}
        kind={noting}
        amount={noting === "refunded" ? owed || refundable : Math.max(balance, 0)}
        onClose={() => setNoting(undefined)}
        onDone={revalidate}
      />
      <ReasonDialog
        open={takingBack !== undefined}
        onClose={() => setTakingBack(undefined)}
        title="Was it noted by mistake?"
        hint="Stands in the history. The customer is not told."
        schema={orderWithReason}
        id={id}
        label="Undo"
        keepLabel="Keep"
        look="danger"
        done="The payment is undone"
        call={(body) => callApi(takePaymentBack, { body: { ...body, entry: takingBack?.id ?? "" } })}
        onDone={revalidate}
      />
    </Panel>
  );
}

function isDebt({ kind }: LedgerEntry): boolean {
  return kind === "due" || kind === "refunded";
}
