import type { OrderChange } from "#contract/order-views/office-orders.ts";
import { type Verdict, wordsOf } from "#contract/orders/order-actions.ts";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { ChangeList } from "../order-page/change-list.tsx";

/** The confirmation before saving, beside the changes. */
export function AskedOfEdit({ verdict }: { verdict: Verdict }) {
  return verdict.may === "ask" ? <p className="mt-3 text-anar">{wordsOf(verdict)}</p> : null;
}

type BackToWorkProps = { changes: readonly OrderChange[] };

export function BackToWork({ changes }: BackToWorkProps) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-3 rounded-md border border-line px-4 py-3">
      <p className="font-[560]">Back to the workshop</p>
      <ChangeList changes={changes} />
    </div>
  );
}

type QuestionProps = BackToWorkProps & { open: boolean; onClose: () => void; onConfirm: () => void };

export function BackToWorkQuestion({ changes, open, onClose, onConfirm }: QuestionProps) {
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title="Back to the workshop?"
      actions={
        <>
          <Button look="secondary" onClick={onClose} data-asked>
            Not yet
          </Button>
          <Button onClick={onConfirm}>Save changes</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          Some of this is already done. These lines go back to the workshop, and cutting them again uses cloth
          again; the other lines keep their stage.
        </p>
        <ChangeList changes={changes} />
      </div>
    </LazyDialog>
  );
}
