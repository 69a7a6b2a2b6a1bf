import { useState } from "react";
import { useRevalidator } from "react-router";
import { takeCashBack } from "#contract/order-views/cash.ts";
import { deliverOrders, type OfficeOrder } from "#contract/order-views/office-orders.ts";
import { undoDelivery } from "#contract/orders/dispatch-corrections.ts";
import { codesOf, mayDo, type OrderAction, wordsOf } from "#contract/orders/order-actions.ts";
import { pieceNames } from "#contract/orders/piece-names.ts";
import type { PiecesOfItem } from "#contract/orders/pieces.ts";
import { callApi } from "#web/back-office/api.ts";
import { CheckInDialog } from "#web/back-office/parcels/check-in-dialog.tsx";
import { CashDialog } from "#web/back-office/payments/cash-dialog.tsx";
import { sayResults } from "#web/back-office/ui/change-results.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CancelDialog, CancelRestDialog } from "../dialogs/cancel-dialog.tsx";
import { CorrectDispatchDialog, DispatchDialog } from "../dialogs/dispatch-dialog.tsx";

export function OrderActions({ order }: { order: OfficeOrder }) {
  const { revalidate } = useRevalidator();
  const names = pieceNames(order.items);
  const [asking, setAsking] = useState<
    "dispatch" | "cancel" | "cancel-rest" | "correct" | "undo" | "cash" | "no-cash" | "check-in"
  >();
  const { office, actions } = order;
  const may = (action: OrderAction) => mayDo(actions, action);
  const { deliver } = actions;

  return (
    <>
      {office && may("cancel") && (
        <Button look="danger-outline" onClick={() => setAsking("cancel")}>
          Cancel order
        </Button>
      )}
      {office?.rest && (
        <Button look="danger-outline" onClick={() => setAsking("cancel-rest")}>
          Cancel the rest
        </Button>
      )}
      {office && may("takeCashBack") && (
        <Button look="danger-outline" onClick={() => setAsking("no-cash")}>
          Cash not received
        </Button>
      )}
      {office && may("undoDelivery") && (
        <Button look="danger-outline" onClick={() => setAsking("undo")}>
          Not delivered
        </Button>
      )}
      {office && may("checkIn") && (
        <Button look="secondary" onClick={() => setAsking("check-in")}>
          Came back
        </Button>
      )}
      {may("correctDispatch") && (
        <Button look="secondary" onClick={() => setAsking("correct")}>
          Correct dispatch
        </Button>
      )}
      {office && may("receiveCash") && <Button onClick={() => setAsking("cash")}>Cash received</Button>}
      {office && may("deliver") && (
        <ConfirmButton
          label="Mark delivered"
          look="primary"
          title="Has it arrived?"
          text={`${wordsOf(deliver)} The customer gets a mail. If it was noted by mistake, it can be undone.`.trim()}
          keepLabel="Not yet"
          confirmLabel="Mark delivered"
          busyLabel="Saving..."
          onConfirm={async () => {
            const body = { ids: [order.id], acknowledged: codesOf(deliver) };
            const result = await callApi(deliverOrders, { body });
            if (!result.ok) return result;
            sayResults(result.data.results, "delivered");
            await revalidate();
          }}
        />
      )}
      {office && may("edit") && (
        <ButtonLink look="secondary" to={`/orders/${order.id}/edit`}>
          Edit
        </ButtonLink>
      )}
      {may("dispatch") && <Button onClick={() => setAsking("dispatch")}>Dispatch</Button>}
      <DispatchDialog
        orders={[order]}
        open={asking === "dispatch"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
      <CorrectDispatchDialog
        order={order}
        open={asking === "correct"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
      <CheckInDialog
        order={order}
        items={order.items
          .map(({ id }, index) => {
            const where = order.pieces.find((one) => one.item === id);
            return {
              id,
              name: names[index] ?? "",
              pieces: where ? piecesNotYetBack(where) : 0,
              isStocked: where?.isStocked ?? false,
            };
          })
          .filter(({ pieces }) => pieces > 0)}
        open={asking === "check-in"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
      <CashDialog
        ids={[order.id]}
        open={asking === "cash"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
      <ReasonDialog
        open={asking === "no-cash"}
        onClose={() => setAsking(undefined)}
        title="Was the cash noted by mistake?"
        hint="Stands in the history. The customer is not told."
        schema={takeCashBack.body}
        id={order.id}
        label="Undo"
        keepLabel="Keep"
        look="danger"
        done="The cash is undone"
        call={(body) => callApi(takeCashBack, { body })}
        onDone={revalidate}
      />
      <ReasonDialog
        open={asking === "undo"}
        onClose={() => setAsking(undefined)}
        title="Was it not delivered?"
        hint="Stands in the history. The customer gets a mail that the order is still on its way."
        schema={undoDelivery.body}
        id={order.id}
        label="Undo delivery"
        keepLabel="Keep"
        look="danger"
        done="The order is on its way again"
        call={(body) => callApi(undoDelivery, { body })}
        onDone={revalidate}
      />
      <CancelDialog
        order={order}
        open={asking === "cancel"}
        onClose={() => setAsking(undefined)}
        onDone={revalidate}
      />
      {office?.rest && (
        <CancelRestDialog
          order={order}
          rest={office.rest}
          open={asking === "cancel-rest"}
          onClose={() => setAsking(undefined)}
          onDone={revalidate}
        />
      )}
    </>
  );
}

const comesBackNoMore = new Set(["stock", "aside", "repair", "waste", "lost", "cancelled"]);

/** For a line of an order that is returned whole. */
function piecesNotYetBack({ places }: PiecesOfItem): number {
  return Object.entries(places)
    .filter(([place]) => !comesBackNoMore.has(place))
    .reduce((sum, [, pieces]) => sum + pieces, 0);
}
