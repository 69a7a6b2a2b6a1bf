import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { measurementSetLimit } from "#contract/values/limits.ts";
import Pencil from "#icons/pencil.mjs";
import Plus from "#icons/plus.mjs";
import Trash2 from "#icons/trash.mjs";
import { measurementsMessages } from "#messages/measurements.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { accountApi } from "../accounts/account-api.ts";
import { MeasurementList } from "./measurement-list.tsx";
import { useMeasurementSets } from "./use-measurement-sets.ts";

const MeasurementSetDialog = lazyDialog(
  async () => (await import("./measurement-set-dialog.tsx")).MeasurementSetDialog,
);

type Editing = { set: MeasurementSet | undefined; formNumber: number };

export function MeasurementSets() {
  const kept = useMeasurementSets(true);
  const [editing, setEditing] = useState<Editing>();
  const [dialogOpen, setDialogOpen] = useState(false);
  const [deleting, setDeleting] = useState<MeasurementSet>();
  const [confirmOpen, setConfirmOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const full = (kept.sets?.length ?? 0) >= measurementSetLimit;

  function edit(set?: MeasurementSet) {
    setEditing((before) => ({ set, formNumber: (before?.formNumber ?? 0) + 1 }));
    setDialogOpen(true);
  }

  function confirmDelete(set: MeasurementSet) {
    setDeleting(set);
    setConfirmOpen(true);
  }

  function forget(id: string) {
    flushSync(() => setConfirmOpen(false));
    kept.showWithout(id);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="saved-measurements" className="grid gap-4">
      <div>
        <h2 ref={heading} id="saved-measurements" tabIndex={-1}>
          {measurementsMessages.saved}
        </h2>
        <p className="mt-2 text-slate">{measurementsMessages.savedHint}</p>
      </div>
      {kept.state === "loading" && <Skeleton className="h-40" />}
      {kept.state === "failed" && <LoadFailure sentence={kept.sentence} onRetry={kept.load} />}
      {kept.sets?.length === 0 && (
        <p className="rounded-lg border border-line bg-paper p-4.5 sm:p-6">{measurementsMessages.none}</p>
      )}
      {kept.sets && kept.sets.length > 0 && (
        <ul className="grid gap-3">
          {kept.sets.map((set) => (
            <MeasurementSetItem
              key={set.id}
              set={set}
              onEdit={() => edit(set)}
              onDelete={() => confirmDelete(set)}
            />
          ))}
        </ul>
      )}
      {kept.sets && (
        <div className="grid justify-items-start gap-2">
          <Button look="secondary" aria-haspopup="dialog" disabled={full} onClick={() => edit()}>
            <Icon icon={Plus} strokeWidth={1.75} />
            {measurementsMessages.add}
          </Button>
          {full && <p className="text-sm text-slate">{measurementsMessages.full(measurementSetLimit)}</p>}
        </div>
      )}
      {editing && (
        <MeasurementSetDialog
          key={editing.formNumber}
          set={editing.set}
          open={dialogOpen}
          onClose={() => setDialogOpen(false)}
          onKept={kept.showKept}
          title={measurementsMessages.opening}
        />
      )}
      <DeleteMeasurementSet
        set={deleting}
        open={confirmOpen}
        onClose={() => setConfirmOpen(false)}
        onDeleted={forget}
      />
    </section>
  );
}

function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => Promise<void> }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg border border-line bg-paper p-4.5">
      <p>{sentence}</p>
      <Button look="secondary" onClick={() => void onRetry()}>
        {measurementsMessages.tryAgain}
      </Button>
    </div>
  );
}

type MeasurementSetItemProps = { set: MeasurementSet; onEdit: () => void; onDelete: () => void };

function MeasurementSetItem({ set, onEdit, onDelete }: MeasurementSetItemProps) {
  return (
    <li className="rounded-lg border border-line bg-paper px-3.5 py-3.5 sm:px-6 sm:py-4.5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 py-2.5 wrap-anywhere">{set.name}</h3>
        <span className="-me-2.5 flex shrink-0">
          <IconButton label={measurementsMessages.editOf(set.name)} aria-haspopup="dialog" onClick={onEdit}>
            <Icon icon={Pencil} />
          </IconButton>
          <IconButton
            label={measurementsMessages.deleteOf(set.name)}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            <Icon icon={Trash2} />
          </IconButton>
        </span>
      </div>
      <MeasurementList customSize={set.custom_size} wide />
    </li>
  );
}

type DeleteMeasurementSetProps = {
  set: MeasurementSet | undefined;
  open: boolean;
  onClose: () => void;
  /** Called when the set is deleted, also when it was deleted before. */
  onDeleted: (id: string) => void;
};

function DeleteMeasurementSet({ set, open, onClose, onDeleted }: DeleteMeasurementSetProps) {
  const [deleting, setDeleting] = useState(false);

  async function remove(id: string) {
    setDeleting(true);
    const answer = await accountApi.deleteMeasurementSet({ body: { id } });
    setDeleting(false);
    if (answer.ok) toastAnswer(answer.data.message, "MEASUREMENTS_DELETED");
    else toastError(answer.error.error);
    if (answer.ok || answer.error.code === "NOT_FOUND") onDeleted(id);
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={measurementsMessages.areYouSure}
      text={measurementsMessages.willBeDeleted(set?.name ?? "")}
      confirmLabel={measurementsMessages.delete}
      busyLabel={measurementsMessages.deleting}
      busy={deleting}
      onConfirm={() => set && void remove(set.id)}
    />
  );
}
