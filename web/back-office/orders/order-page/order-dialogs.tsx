import { useRevalidator } from "react-router";
import { takeCashBack } from "#contract/order-views/cash.ts";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { declineCancel } from "#contract/orders/cancelling.ts";
import { courierName } from "#contract/orders/couriers.ts";
import { undoDelivery } from "#contract/orders/dispatch-corrections.ts";
import { pieceNames } from "#contract/orders/piece-names.ts";
import type { PiecesOfItem } from "#contract/orders/pieces.ts";
import { declineTransfer } from "#contract/payments/office-payments.ts";
import { startUnpaid } from "#contract/workshop/job-tickets.ts";
import { callApi } from "#web/back-office/api.ts";
import { AnswerDialog } from "#web/back-office/parcels/answer-dialog.tsx";
import { BookParcelDialog } from "#web/back-office/parcels/book-parcel-dialog.tsx";
import { CheckInDialog } from "#web/back-office/parcels/check-in-dialog.tsx";
import { HandOverDialog } from "#web/back-office/parcels/hand-parcel-actions.tsx";
import { useCouriers } from "#web/back-office/parcels/use-couriers.ts";
import { AskAdvanceDialog } from "#web/back-office/payments/ask-advance.tsx";
import { CashDialog } from "#web/back-office/payments/cash-dialog.tsx";
import { PaymentDialog } from "#web/back-office/payments/payment-dialog.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { CancelDialog, CancelRestDialog } from "../dialogs/cancel-dialog.tsx";
import { DeliverDialog } from "../dialogs/deliver-dialog.tsx";
import { CorrectDispatchDialog, DispatchDialog } from "../dialogs/dispatch-dialog.tsx";

export type OrderDialog =
  | "advance"
  | "answer-attempt"
  | "book"
  | "cancel"
  | "cancel-rest"
  | "cash"
  | "check-in"
  | "correct-dispatch"
  | "decline-cancel"
  | "decline-transfer"
  | "deliver"
  | "dispatch"
  | "hand-over"
  | "no-cash"
  | "refund"
  | "start-unpaid"
  | "transfer-found"
  | "undo-delivery";

export type AskedDialog = { dialog: OrderDialog; parcel?: string | null };

type OrderDialogsProps = {
  order: OfficeOrder;
  asked: AskedDialog | undefined;
  onClose: () => void;
};

/** The dialogs of the next step and of the menu; those of a section are in the section. */
export function OrderDialogs({ order, asked, onClose }: OrderDialogsProps) {
  const { revalidate } = useRevalidator();
  const dialogOf = (name: OrderDialog) => ({
    open: asked?.dialog === name,
    onClose,
    onDone: revalidate,
  });
  return (
    <>
      <DispatchDialog orders={[order]} {...dialogOf("dispatch")} />
      <CorrectDispatchDialog order={order} {...dialogOf("correct-dispatch")} />
      <DeliverDialog orders={[order]} {...dialogOf("deliver")} />
      <CashDialog ids={[order.id]} {...dialogOf("cash")} />
      <ReasonDialog
        {...dialogOf("no-cash")}
        title="Was the cash entered by mistake?"
        hint="Written in the history. The customer is not informed."
        schema={takeCashBack.body}
        id={order.id}
        label="Undo"
        keepLabel="Keep"
        look="danger"
        done="Cash undone"
        call={(body) => callApi(takeCashBack, { body })}
      />
      <ReasonDialog
        {...dialogOf("undo-delivery")}
        title="Was it not delivered?"
        hint="Written in the history. The customer gets a mail that the order is still on its way."
        schema={undoDelivery.body}
        id={order.id}
        label="Undo delivery"
        keepLabel="Keep"
        look="danger"
        done="The order is on its way again"
        call={(body) => callApi(undoDelivery, { body })}
      />
      <ReasonDialog
        {...dialogOf("start-unpaid")}
        title="Start before it is paid?"
        hint="It stays in the history of the order, which the customer does not see."
        schema={startUnpaid.body}
        id={order.id}
        keepLabel="Not yet"
        label="Start work"
        busyLabel="Starting..."
        done="Work started"
        call={(body) => callApi(startUnpaid, { body })}
      />
      <CancelDialog order={order} {...dialogOf("cancel")} />
      <ReasonDialog
        {...dialogOf("decline-cancel")}
        title="Decline the request?"
        hint="The customer reads it in a mail and on the order page."
        schema={declineCancel.body}
        id={order.id}
        keepLabel="Not now"
        label="Decline"
        busyLabel="Declining..."
        done="The customer is informed"
        call={(body) => callApi(declineCancel, { body })}
      />
      {order.office?.rest && (
        <CancelRestDialog order={order} rest={order.office.rest} {...dialogOf("cancel-rest")} />
      )}
      <MoneyDialogs order={order} asked={asked} dialogOf={dialogOf} />
      <ParcelDialogs order={order} asked={asked} dialogOf={dialogOf} />
    </>
  );
}

type Opened = { open: boolean; onClose: () => void; onDone: () => Promise<void> };
type PartProps = Pick<OrderDialogsProps, "order" | "asked"> & { dialogOf: (name: OrderDialog) => Opened };

function MoneyDialogs({ order, dialogOf }: PartProps) {
  const { id, office } = order;
  if (!office) return null;
  const of = { money: office.money, progress: order.orderProgress };
  const reported = office.transfers.find(({ state }) => state === "open");
  const { open: isFound, ...found } = dialogOf("transfer-found");
  const { open: isRefund, ...refund } = dialogOf("refund");
  return (
    <>
      <AskAdvanceDialog orderId={id} balance={office.money.balance} {...dialogOf("advance")} />
      <PaymentDialog
        orderId={id}
        of={of}
        kind={isFound ? "received" : undefined}
        amount={reported?.amount ?? 0}
        said={reported}
        {...found}
      />
      <PaymentDialog
        orderId={id}
        of={of}
        kind={isRefund ? "refunded" : undefined}
        amount={office.money.owed || office.money.refundable}
        {...refund}
      />
      <ReasonDialog
        {...dialogOf("decline-transfer")}
        title="Was it not found?"
        hint="The customer reads it in a mail and on the order page."
        schema={declineTransfer.body.omit({ claim: true })}
        id={id}
        keepLabel="Not now"
        label="Inform the customer"
        busyLabel="Sending..."
        done="The customer is informed"
        call={(body) => callApi(declineTransfer, { body: { ...body, claim: reported?.id ?? "" } })}
      />
    </>
  );
}

function ParcelDialogs({ order, asked, dialogOf }: PartProps) {
  const couriers = useCouriers(order.shipping !== null);
  const [courier] = couriers;
  const parcel = order.shipping?.parcels.find(({ id }) => id === asked?.parcel);
  const checkIn = dialogOf("check-in");
  const answer = dialogOf("answer-attempt");
  return (
    <>
      {courier && <BookParcelDialog courier={courier} orders={[order]} {...dialogOf("book")} />}
      {parcel && <HandOverDialog parcel={parcel} {...dialogOf("hand-over")} />}
      <CheckInDialog
        order={order}
        items={parcel ? piecesOfParcel(parcel) : piecesOfOrder(order)}
        {...(parcel && { parcel })}
        {...checkIn}
      />
      {answer.open && parcel?.attemptedAt && (
        <AnswerDialog
          parcel={{
            id: parcel.id,
            courier: courierName(parcel.courier),
            order,
            attempt: parcel.steps.findLast(({ state }) => state === "attempted") ?? null,
          }}
          attemptedAt={parcel.attemptedAt}
          {...answer}
        />
      )}
    </>
  );
}

type Parcel = NonNullable<OfficeOrder["shipping"]>["parcels"][number];

function piecesOfParcel({ items }: Parcel) {
  return items
    .filter(({ toCheckIn }) => toCheckIn > 0)
    .map(({ id, name, toCheckIn, isStocked }) => ({ id, name, pieces: toCheckIn, isStocked }));
}

function piecesOfOrder({ items, pieces }: OfficeOrder) {
  const names = pieceNames(items);
  return items
    .map(({ id }, index) => {
      const where = pieces.find((one) => one.item === id);
      return {
        id,
        name: names[index] ?? "",
        pieces: where ? piecesNotYetBack(where) : 0,
        isStocked: where?.isStocked ?? false,
      };
    })
    .filter(({ pieces: left }) => left > 0);
}

const comesBackNoMore = new Set(["stock", "aside", "repair", "waste", "lost", "cancelled"]);

/** For a line of an order that is returned whole. */
function piecesNotYetBack({ places }: PiecesOfItem): number {
  return Object.entries(places)
    .filter(([place]) => !comesBackNoMore.has(place))
    .reduce((sum, [, pieces]) => sum + pieces, 0);
}
