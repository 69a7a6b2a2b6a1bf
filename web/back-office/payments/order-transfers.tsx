import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import { declineTransfer, getTransferPicture } from "#contract/payments/office-payments.ts";
import type { ReportedTransfer } from "#contract/payments/reported-transfers.ts";
import { callApi } from "#web/back-office/api.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import type { BackOf } from "./payment-fields.tsx";

type OrderTransfersProps = {
  order: Pick<OfficeOrder, "id" | "ahead">;
  of: BackOf;
  transfers: readonly ReportedTransfer[];
};

export function OrderTransfers({ order: { id, ahead }, of, transfers }: OrderTransfersProps) {
  const { revalidate } = useRevalidator();
  const [answering, setAnswering] = useState<"confirm" | "decline">();
  const close = () => setAnswering(undefined);
  const open = transfers.find(({ state }) => state === "open");
  if (transfers.length === 0 && (ahead === undefined || ahead.dueNow === 0)) return null;
  return (
    <Panel title={titleOf(transfers)}>
      {ahead && ahead.dueNow > 0 && (
        <p className="flex justify-between gap-3">
          <span>To be sent now</span>
          <Money rupees={ahead.dueNow} />
        </p>
      )}
      {ahead && ahead.dueNow > 0 && ahead.atDoor > 0 && (
        <p className="flex justify-between gap-3 text-slate">
          <span>Then to the rider</span>
          <Money rupees={ahead.atDoor} />
        </p>
      )}
      {open && (
        <p className="mt-1 text-sm text-slate">
          Look for it in the app of your bank or wallet: a picture proves nothing.
        </p>
      )}
      <ul className="mt-2 grid gap-3">
        {transfers.map((said) => (
          <Said key={said.id} said={said} />
        ))}
      </ul>
      {open && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => setAnswering("confirm")}>It has come</Button>
          <Button look="secondary" onClick={() => setAnswering("decline")}>
            Not found
          </Button>
        </div>
      )}
      <PaymentDialog
        orderId={id}
        of={of}
        kind={answering === "confirm" ? "received" : undefined}
        amount={open?.amount ?? 0}
        said={open}
        onClose={close}
        onDone={revalidate}
      />
      <ReasonDialog
        open={answering === "decline"}
        onClose={close}
        title="Was it not found?"
        hint="The customer reads it in a mail and beside the order."
        schema={declineTransfer.body.omit({ claim: true })}
        id={id}
        keepLabel="Not now"
        label="Tell the customer"
        busyLabel="Sending..."
        done="The customer is told"
        call={(body) => callApi(declineTransfer, { body: { ...body, claim: open?.id ?? "" } })}
        onDone={revalidate}
      />
    </Panel>
  );
}

function titleOf(transfers: readonly ReportedTransfer[]): string {
  if (transfers.length === 0) return "To be paid first";
  return transfers.some(({ state }) => state === "open") ? "Says to have paid" : "Payment by transfer";
}

const stateLabels: Record<ReportedTransfer["state"], string> = {
  open: "to be compared",
  confirmed: "has come",
  declined: "not found",
  replaced: "corrected by the customer",
};

function Said({
  said: { id, at, state, how, reference, amount, answer, hasPicture },
}: {
  said: ReportedTransfer;
}) {
  const picture = `${getTransferPicture.path}?claim=${id}`;
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-[560] wrap-anywhere">
          {methodLabels[how]} {reference}
        </b>
        <Money rupees={amount} />
      </p>
      <p className="text-sm text-slate">
        <When at={at} />, {stateLabels[state]}
      </p>
      {answer !== "" && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
      {hasPicture && (
        <a href={picture} target="_blank" rel="noreferrer" className="mt-1 inline-block">
          <img
            src={picture}
            alt={`Sent with ${reference}`}
            loading="lazy"
            className="max-h-64 w-auto rounded-md border border-line"
          />
        </a>
      )}
    </li>
  );
}
