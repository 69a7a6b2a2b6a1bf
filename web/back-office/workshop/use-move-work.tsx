import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Job } from "#contract/back-office/job-tickets.ts";
import type { CallResult } from "#contract/http/caller.ts";
import type { ActionQuestion } from "#contract/orders/order-actions.ts";
import type { WorkStage } from "#contract/orders/orders.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { workWords } from "./work-words.ts";

type Asked = { id: string; questions: readonly ActionQuestion[] };
type Jobs = readonly Pick<Job, "id">[];
type Moved = { changed: number; unpaid: number; asked: readonly Asked[] };

/** Makes the call for these orders, with what was said yes to. */
type Move = (ids: string[], acknowledged: string[]) => Promise<CallResult<Moved>>;

export function useMoveWork(onDone: () => void = () => undefined) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** Those that the workshop begins with once somebody has said yes, and how. */
  const [asked, setAsked] = useState<{ orders: readonly Asked[]; move: Move; done: string }>();

  async function run(
    move: Move,
    { ids, acknowledged }: { ids: string[]; acknowledged: string[] },
    done: string,
  ) {
    setBusy(true);
    const result = await move(ids, acknowledged);
    if (!result.ok) toastError(result.error.error);
    else {
      await revalidate();
      sayMoved(result.data, done);
    }
    const orders = result.ok ? result.data.asked : [];
    setAsked(orders.length > 0 ? { orders, move, done } : undefined);
    if (result.ok && orders.length === 0) onDone();
    setBusy(false);
  }

  const begin = (jobs: Jobs, move: Move, done: string) =>
    run(move, { ids: jobs.map(({ id }) => id), acknowledged: [] }, done);
  const { jobTickets } = backOffice;

  return {
    busy,
    /** Begins with orders; asks once, for all of them, when cloth would be cut that nobody may pay for. */
    start: (jobs: Jobs) =>
      begin(
        jobs,
        (ids, acknowledged) => jobTickets.start({ body: { ids, isStarted: true, acknowledged } }),
        "in work",
      ),
    takeBack: (jobs: Jobs) =>
      begin(jobs, (ids) => jobTickets.start({ body: { ids, isStarted: false } }), "back to cut"),
    reach: (jobs: Jobs, stage: WorkStage) =>
      begin(
        jobs,
        (ids, acknowledged) => jobTickets.setStage({ body: { ids, stage, acknowledged } }),
        workWords[stage].toLowerCase(),
      ),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Start without a confirmation?"
        text={unconfirmedWords(asked?.orders.length ?? 0)}
        keepLabel="Not yet"
        confirmLabel="Start work"
        busyLabel="Starting..."
        busy={busy}
        onConfirm={() => asked && void run(asked.move, answerOf(asked.orders), asked.done)}
      />
    ),
  };
}

function sayMoved({ changed, unpaid, asked }: Moved, done: string): void {
  if (changed > 0 || asked.length === 0) toastSuccess(`${ordersWords(changed)} ${done}`);
  if (unpaid > 0) toastError(`Not begun because the payment has not come: ${ordersWords(unpaid)}`);
}

function answerOf(orders: readonly Asked[]) {
  const codes = orders.flatMap(({ questions }) => questions.map(({ code }) => code));
  return { ids: orders.map(({ id }) => id), acknowledged: [...new Set(codes)] };
}

function ordersWords(count: number): string {
  return count === 1 ? "1 order" : `${count} orders`;
}

function unconfirmedWords(count: number): string {
  return count === 1
    ? "The customer has not confirmed this order. Its cloth would be cut all the same."
    : `The customers of ${count} orders have not confirmed them. The cloth of all would be cut.`;
}
