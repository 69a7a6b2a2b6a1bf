import { useRevalidator } from "react-router";
import { confirmOrder, type OfficeOrder } from "#contract/order-views/office-orders.ts";
import type { StaffStep } from "#contract/orders/next-step.ts";
import { mayDo, type OrderAction } from "#contract/orders/order-actions.ts";
import { workStages } from "#contract/orders/orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { ActionMenu, type MenuAction } from "#web/back-office/ui/action-menu.tsx";
import { stageDoneLabels, stageLabels } from "#web/back-office/workshop/stage-labels.ts";
import type { useMoveWork } from "#web/back-office/workshop/use-move-work.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import type { AskedDialog, OrderDialog } from "./order-dialogs.tsx";

type OrderMenuProps = {
  order: OfficeOrder;
  work: ReturnType<typeof useMoveWork>;
  ask: (asked: AskedDialog) => void;
};

type OfferedDialog = MenuAction & { action: OrderAction; step?: StaffStep; isForAll?: boolean };

/** Everything that may be done and is not the next step. */
export function OrderMenu({ order, work, ask }: OrderMenuProps) {
  const confirm = useConfirm(order.id);
  const { actions, office, next } = order;
  const open = (dialog: OrderDialog) => () => ask({ dialog });
  const isNext = (step: StaffStep) => next.kind === "step" && next.step === step;

  const offered: OfferedDialog[] = [
    { label: "Confirm order", onChoose: confirm, action: "confirm", step: "confirm" },
    { label: "Start before it is paid", onChoose: open("start-unpaid"), action: "startUnpaid" },
    { label: "Dispatch", onChoose: open("dispatch"), action: "dispatch", isForAll: true },
    {
      label: "Correct dispatch",
      onChoose: open("correct-dispatch"),
      action: "correctDispatch",
      isForAll: true,
    },
    { label: "Mark delivered", onChoose: open("deliver"), action: "deliver", step: "deliver" },
    { label: "Check in return", onChoose: open("check-in"), action: "checkIn", step: "checkIn" },
    { label: "Cash received", onChoose: open("cash"), action: "receiveCash", step: "receiveCash" },
    { label: "Cash not received", onChoose: open("no-cash"), action: "takeCashBack", isGrave: true },
    { label: "Not delivered", onChoose: open("undo-delivery"), action: "undoDelivery", isGrave: true },
    { label: "Cancel the rest", onChoose: open("cancel-rest"), action: "cancelRest", isGrave: true },
    {
      label: "Cancel order",
      onChoose: open("cancel"),
      action: "cancel",
      step: "answerCancel",
      isGrave: true,
    },
  ];
  const dialogs = offered.filter(
    ({ action, step, isForAll }) =>
      mayDo(actions, action) && (isForAll || office !== null) && !(step && isNext(step)),
  );
  return <ActionMenu label="More" actions={[...stagesOf(order, work), ...dialogs]} />;
}

function useConfirm(id: string) {
  const { revalidate } = useRevalidator();
  return async () => {
    const result = await callApi(confirmOrder, { body: { id } });
    await revalidate();
    if (result.ok) toastSuccess("Order confirmed");
    else toastError(result.error.error);
  };
}

const workSteps: readonly StaffStep[] = ["startWork", "markCut", "markSewn", "markPacked"];

/** The stage after the last one, unless it is the next step, and the way back from the last one. */
function stagesOf(order: OfficeOrder, { start, reach, takeBack }: OrderMenuProps["work"]): MenuAction[] {
  const { actions, next, work } = order;
  if (order.orderProgress !== "Pending" || !mayDo(actions, "moveWork")) return [];
  const isNext = next.kind === "step" && workSteps.includes(next.step);
  const following = workStages[work.length];
  const last = work.at(-1);
  const before = work.at(-2);
  return [
    ...(following && !isNext
      ? [
          {
            label: stageDoneLabels[following],
            onChoose: () => void (following === "started" ? start([order]) : reach([order], following)),
          },
        ]
      : []),
    ...(last
      ? [
          {
            label: `Undo ${stageLabels[last.stage].toLowerCase()}`,
            onChoose: () => void (before ? reach([order], before.stage) : takeBack([order])),
          },
        ]
      : []),
  ];
}
