import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Job } from "#contract/back-office/job-tickets.ts";
import type { CallResult } from "#contract/http/caller.ts";
import type { WorkStage } from "#contract/orders/orders.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { workWords } from "./work-words.ts";

type Jobs = readonly Pick<Job, "id" | "isConfirmed">[];

export function useMoveWork(onDone: () => void = () => undefined) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** Those to be begun, some of which nobody has confirmed. */
  const [asked, setAsked] = useState<Jobs>();

  async function move(call: () => Promise<CallResult<{ changed: number; unpaid: number }>>, done: string) {
    setBusy(true);
    const result = await call();
    if (result.ok) {
      await revalidate();
      const { changed, unpaid } = result.data;
      toastSuccess(`${ordersWords(changed)} ${done}`);
      if (unpaid > 0) toastError(`Not begun because the payment has not come: ${ordersWords(unpaid)}`);
      onDone();
    } else toastError(result.error.error);
    setAsked(undefined);
    setBusy(false);
  }

  const idsOf = (jobs: Jobs) => jobs.map(({ id }) => id);
  const begin = (jobs: Jobs) =>
    move(() => backOffice.jobTickets.start({ body: { ids: idsOf(jobs), isStarted: true } }), "in work");

  return {
    busy,
    /** Begins with orders; asks once, for all of them, when cloth would be cut that nobody may pay for. */
    start(jobs: Jobs) {
      if (jobs.every(({ isConfirmed }) => isConfirmed)) void begin(jobs);
      else setAsked(jobs);
    },
    takeBack: (jobs: Jobs) =>
      move(
        () => backOffice.jobTickets.start({ body: { ids: idsOf(jobs), isStarted: false } }),
        "back to cut",
      ),
    reach: (jobs: Jobs, stage: WorkStage) =>
      move(
        () => backOffice.jobTickets.setStage({ body: { ids: idsOf(jobs), stage } }),
        workWords[stage].toLowerCase(),
      ),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Start without a confirmation?"
        text={unconfirmedWords(asked ?? [])}
        keepLabel="Not yet"
        confirmLabel="Start work"
        busyLabel="Starting..."
        busy={busy}
        onConfirm={() => asked && void begin(asked)}
      />
    ),
  };
}

function ordersWords(count: number): string {
  return count === 1 ? "1 order" : `${count} orders`;
}

function unconfirmedWords(jobs: Jobs): string {
  const unconfirmed = jobs.filter(({ isConfirmed }) => !isConfirmed).length;
  const all = jobs.length === unconfirmed;
  if (jobs.length === 1)
    return "The customer has not confirmed this order. Its cloth would be cut all the same.";
  return `${all ? "None" : `${unconfirmed}`} of these ${jobs.length} orders ${
    all || unconfirmed === 1 ? "is" : "are"
  } ${all ? "" : "not "}confirmed by the customer. The cloth of all would be cut.`;
}
