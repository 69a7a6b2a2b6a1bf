import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import { getTransferPicture } from "#contract/payments/office-payments.ts";
import type { ReportedTransfer } from "#contract/payments/reported-transfers.ts";
import { PanelPart } from "#web/back-office/ui/panel.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";

type OrderTransfersProps = {
  ahead: OfficeOrder["ahead"];
  transfers: readonly ReportedTransfer[];
};

/** The transfers that its customer reported; the answer is a step of the order. */
export function OrderTransfers({ ahead, transfers }: OrderTransfersProps) {
  const open = transfers.find(({ state }) => state === "open");
  if (transfers.length === 0 && (ahead === undefined || ahead.dueNow === 0)) return null;
  return (
    <PanelPart title={titleOf(transfers)}>
      {ahead && ahead.dueNow > 0 && (
        <p className="flex justify-between gap-3">
          <span>To transfer now</span>
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
          Look for it in your bank or wallet app: a picture is no proof.
        </p>
      )}
      <ul className="mt-2 grid gap-3">
        {transfers.map((said) => (
          <Said key={said.id} said={said} />
        ))}
      </ul>
    </PanelPart>
  );
}

function titleOf(transfers: readonly ReportedTransfer[]): string {
  if (transfers.length === 0) return "To be paid first";
  return transfers.some(({ state }) => state === "open") ? "Customer says paid" : "Payment by transfer";
}

const stateLabels: Record<ReportedTransfer["state"], string> = {
  open: "to check",
  confirmed: "received",
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
