import type { ComponentProps } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

type CancelQuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "open" | "onClose" | "confirmLabel" | "busy" | "onConfirm"
> & {
  /** What is sewn already is only asked to be cancelled. */
  isInWork: boolean;
};

export function CancelQuestion({ isInWork, ...dialog }: CancelQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={ordersMessages.areYouSure}
      text={isInWork ? ordersMessages.wantToAsk : ordersMessages.wantToCancel}
      busyLabel={isInWork ? ordersMessages.asking : ordersMessages.cancelling}
    />
  );
}
