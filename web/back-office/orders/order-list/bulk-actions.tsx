import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { confirmOrders, type OrderListEntry } from "#contract/order-views/office-orders.ts";
import type { OrderAction } from "#contract/orders/order-actions.ts";
import { workStages } from "#contract/orders/orders.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { callApi } from "#web/back-office/api.ts";
import { issueInvoices } from "#web/back-office/papers/invoices/issue-invoices.ts";
import { PrintLinks } from "#web/back-office/papers/print-links.tsx";
import { BookParcelDialog } from "#web/back-office/parcels/book-parcel-dialog.tsx";
import { SheetButtons } from "#web/back-office/parcels/parcel-list-actions.tsx";
import { useCouriers } from "#web/back-office/parcels/use-couriers.ts";
import { CashDialog } from "#web/back-office/payments/cash-dialog.tsx";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { useSayResults } from "#web/back-office/ui/change-results.tsx";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { stageDoneLabels } from "#web/back-office/workshop/stage-labels.ts";
import { useMoveWork } from "#web/back-office/workshop/use-move-work.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import { DeliverDialog } from "../dialogs/deliver-dialog.tsx";
import { DispatchDialog } from "../dialogs/dispatch-dialog.tsx";
import { AskDialog } from "./ask-dialog.tsx";

type BulkActionsProps = { orders: readonly OrderListEntry[] };

/** Actions on the selected orders, which stay selected for the next one. */
export function BulkActions({ orders }: BulkActionsProps) {
  const { revalidate } = useRevalidator();
  const [dispatching, setDispatching] = useState(false);
  const [asking, setAsking] = useState(false);
  const [receiving, setReceiving] = useState(false);
  const [delivering, setDelivering] = useState(false);
  const isOffice = isOfficeRole(useStaff().role);
  const couriers = useCouriers(isOffice);
  const [booking, setBooking] = useState<(typeof couriers)[number]>();
  const thatMay = (action: OrderAction) => orders.filter(({ actions }) => actions.includes(action));
  const sayResults = useSayResults();
  const { busy, start, reach, question } = useMoveWork();
  const toConfirm = thatMay("confirm");
  const toStart = thatMay("startWork");
  const toDispatch = thatMay("dispatch");
  const toBook = thatMay("book");
  const unconfirmed = thatMay("askToConfirm");
  const unpaid = thatMay("receiveCash");
  const toInvoice = thatMay("issueInvoice");
  const dispatched = thatMay("deliver");

  useFollowBookings(orders, revalidate);

  async function confirmAll() {
    const result = await callApi(confirmOrders, { body: { ids: toConfirm.map(({ id }) => id) } });
    if (!result.ok) return toastError(result.error.error);
    await revalidate();
    sayResults(result.data.results, "confirmed");
  }

  return (
    <>
      {isOffice && toConfirm.length > 0 && (
        <Button look="secondary" onClick={() => void confirmAll()}>
          Confirm {toConfirm.length}
        </Button>
      )}
      {toStart.length > 0 && (
        <Button look="secondary" busy={busy} onClick={() => void start(toStart)}>
          Start work on {toStart.length}
        </Button>
      )}
      {(["cut", "sewn", "packed"] as const).map((stage) => {
        const before = thatMay("moveWork").filter(
          ({ work }) => work === workStages[workStages.indexOf(stage) - 1],
        );
        return (
          before.length > 0 && (
            <Button key={stage} look="secondary" busy={busy} onClick={() => void reach(before, stage)}>
              {stageDoneLabels[stage]} {before.length}
            </Button>
          )
        );
      })}
      {question}
      {isOffice && <SheetButtons ids={orders.flatMap(({ toPrint }) => toPrint)} onDone={revalidate} />}
      {toDispatch.length > 0 && (
        <Button look="secondary" onClick={() => setDispatching(true)}>
          Dispatch {toDispatch.length}
        </Button>
      )}
      {toBook.length > 0 &&
        couriers
          .filter(({ id }) => id !== "by-hand")
          .map((courier) => (
            <Button key={courier.id} look="secondary" onClick={() => setBooking(courier)}>
              Book {toBook.length} with {courier.isByHand ? courier.name.toLowerCase() : courier.name}
            </Button>
          ))}
      {isOffice && unconfirmed.length > 0 && (
        <Button look="secondary" onClick={() => setAsking(true)}>
          Ask {unconfirmed.length} on WhatsApp
        </Button>
      )}
      {isOffice && dispatched.length > 0 && (
        <Button look="secondary" onClick={() => setDelivering(true)}>
          Mark {dispatched.length} delivered
        </Button>
      )}
      {isOffice && unpaid.length > 0 && (
        <Button look="secondary" onClick={() => setReceiving(true)}>
          Cash of {unpaid.length} received
        </Button>
      )}
      {isOffice && toInvoice.length > 0 && (
        <ConfirmButton
          label="Issue invoices"
          look="secondary"
          title={
            toInvoice.length === 1 ? "Issue its invoice?" : `Issue invoices for ${toInvoice.length} orders?`
          }
          text="Each gets the next number, so that the paper in the parcel is not a draft. A number cannot be removed; later changes need a credit note."
          keepLabel="Not yet"
          confirmLabel="Issue invoices"
          busyLabel="Issuing..."
          onConfirm={async () => {
            const ids = toInvoice.map(({ id }) => id);
            const failed = await issueInvoices(ids, (results) => void sayResults(results, "invoiced"));
            if (!failed) await revalidate();
            return failed;
          }}
        />
      )}
      <PrintLinks ids={orders.map(({ id }) => id)} />
      <AskDialog
        ids={unconfirmed.map(({ id }) => id)}
        open={asking}
        onClose={() => {
          setAsking(false);
          void revalidate();
        }}
        onDone={revalidate}
      />
      <CashDialog
        ids={unpaid.map(({ id }) => id)}
        open={receiving}
        onClose={() => setReceiving(false)}
        onDone={revalidate}
      />
      <DeliverDialog
        orders={dispatched}
        open={delivering}
        onClose={() => {
          setDelivering(false);
          void revalidate();
        }}
        onDone={revalidate}
      />
      {booking && (
        <BookParcelDialog
          courier={booking}
          orders={toBook}
          open
          onClose={() => {
            setBooking(undefined);
            void revalidate();
          }}
          onDone={revalidate}
        />
      )}
      <DispatchDialog
        orders={toDispatch}
        open={dispatching}
        onClose={() => {
          setDispatching(false);
          // Some orders may have been processed before the others needed confirmation.
          void revalidate();
        }}
        onDone={revalidate}
      />
    </>
  );
}

/** Milliseconds between two readings of the list while couriers are asked, and their number at most. */
const bookingInterval = 2_000;
const bookingReadings = 30;

/**
 * Reads the list again until the couriers have answered for the selected orders, so that their labels can be printed.
 */
function useFollowBookings(orders: readonly OrderListEntry[], revalidate: () => Promise<void>): void {
  const waiting = orders.flatMap(({ id, parcel }) => (parcel === "asked" ? [id] : [])).join(",");
  useEffect(() => {
    if (waiting === "") return;
    let readings = 0;
    const timer = setInterval(() => {
      readings += 1;
      if (readings > bookingReadings) clearInterval(timer);
      else void revalidate();
    }, bookingInterval);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
}
