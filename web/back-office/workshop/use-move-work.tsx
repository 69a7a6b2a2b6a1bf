import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallResult } from "#contract/http/caller.ts";
import type { CallOutput } from "#contract/http/endpoint.ts";
import type { ChangeResult } from "#contract/orders/change-results.ts";
import type { WorkStage } from "#contract/orders/orders.ts";
import type { Job } from "#contract/workshop/job-tickets.ts";
import { setWorkStage, startWork } from "#contract/workshop/job-tickets.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { useSayResults } from "../ui/change-results.tsx";
import { stageLabels } from "./stage-labels.ts";

type Jobs = readonly Pick<Job, "id" | "OrderID">[];
type Moved = Pick<CallOutput<typeof startWork>, "results">;

/** Makes the call for these orders, with the confirmations. */
type Move = (ids: string[], acknowledged: string[]) => Promise<CallResult<Moved>>;

export function useMoveWork(onDone: () => void = () => undefined) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const sayResults = useSayResults();
  /** The orders that start after confirmation, and their call. */
  const [asked, setAsked] = useState<{
    orders: readonly ChangeResult[];
    jobs: Jobs;
    move: Move;
    done: string;
  }>();

  async function run(
    move: Move,
    { ids, acknowledged, jobs }: { ids: string[]; acknowledged: string[]; jobs: Jobs },
    done: string,
  ) {
    setBusy(true);
    const result = await move(ids, acknowledged);
    if (result.ok) {
      await revalidate();
      const ask = (orders: ChangeResult[]) =>
        setAsked(orders.length > 0 ? { orders, jobs, move, done } : undefined);
      if (sayResults(result.data.results, done, ask)) onDone();
    } else {
      toastError(result.error.error);
      setAsked(undefined);
    }
    setBusy(false);
  }

  const begin = (jobs: Jobs, move: Move, done: string) =>
    run(move, { ids: jobs.map(({ id }) => id), acknowledged: [], jobs }, done);

  return {
    busy,
    /** Starts orders; one confirmation covers all of them. */
    start: (jobs: Jobs) =>
      begin(
        jobs,
        (ids, acknowledged) => callApi(startWork, { body: { ids, isStarted: true, acknowledged } }),
        "in work",
      ),
    takeBack: (jobs: Jobs) =>
      begin(jobs, (ids) => callApi(startWork, { body: { ids, isStarted: false } }), 'back to "To cut"'),
    reach: (jobs: Jobs, stage: WorkStage) =>
      begin(
        jobs,
        (ids, acknowledged) => callApi(setWorkStage, { body: { ids, stage, acknowledged } }),
        stageLabels[stage].toLowerCase(),
      ),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Start work all the same?"
        text={asked ? questionsOf(asked.orders, asked.jobs) : ""}
        keepLabel="Not yet"
        confirmLabel="Start work"
        busyLabel="Starting..."
        busy={busy}
        onConfirm={() =>
          asked && void run(asked.move, { ...answerOf(asked.orders), jobs: asked.jobs }, asked.done)
        }
      />
    ),
  };
}

function answerOf(orders: readonly ChangeResult[]) {
  const codes = orders.flatMap(({ questions = [] }) => questions.map(({ code }) => code));
  return { ids: orders.map(({ id }) => id), acknowledged: [...new Set(codes)] };
}

/** The confirmations; with several orders, each names its orders. */
function questionsOf(orders: readonly ChangeResult[], jobs: Jobs): string {
  const names = new Map(jobs.map(({ id, OrderID }) => [id, OrderID]));
  const asked = new Map<string, string[]>();
  for (const { id, questions = [] } of orders)
    for (const { question } of questions)
      asked.set(question, [...(asked.get(question) ?? []), names.get(id) ?? ""]);
  const lines = [...asked].map(([question, of]) =>
    jobs.length > 1 ? `${of.join(", ")}: ${question}` : question,
  );
  return lines.join(" ");
}
