import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import { measurementSetLimit } from "#contract/values/limits.ts";
import Plus from "#icons/plus.mjs";
import { measurementsMessages } from "#messages/measurements.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { lazyDialog } from "#web/ui/lazy-dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DeleteMeasurementSet } from "./delete-measurement-set.tsx";
import { MeasurementSetItem } from "./measurement-set-item.tsx";
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
    // The heading can take the focus once the dialog is closed.
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
