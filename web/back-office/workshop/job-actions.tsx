import { workStages } from "#contract/orders/orders.ts";
import type { Job } from "#contract/workshop/job-tickets.ts";
import Printer from "#icons/printer.mjs";
import { ticketsAddress } from "#web/back-office/papers/tickets-address.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { stageDoneLabels } from "./stage-labels.ts";
import { useMoveWork } from "./use-move-work.tsx";

type JobActionsProps = { jobs: readonly Job[] };

export function JobActions({ jobs }: JobActionsProps) {
  const { busy, start, takeBack, reach, question } = useMoveWork();
  const waiting = jobs.filter(({ actions }) => actions.includes("startWork"));
  const movable = jobs.filter(({ actions }) => actions.includes("moveWork"));
  const begun = movable.filter(({ startedAt }) => startedAt);
  return (
    <>
      <ButtonLink look="secondary" to={ticketsAddress(jobs.map(({ id }) => id))}>
        <Icon icon={Printer} />
        Print tickets
      </ButtonLink>
      {waiting.length > 0 && (
        <Button busy={busy} onClick={() => void start(waiting)}>
          Start work on {waiting.length}
        </Button>
      )}
      {(["cut", "sewn", "packed"] as const).map((stage) => {
        const before = movable.filter(
          ({ work }) => work && workStages.indexOf(work) === workStages.indexOf(stage) - 1,
        );
        return (
          before.length > 0 && (
            <Button key={stage} busy={busy} onClick={() => void reach(before, stage)}>
              {stageDoneLabels[stage]} {before.length}
            </Button>
          )
        );
      })}
      {begun.length > 0 && (
        <Button look="secondary" busy={busy} onClick={() => void takeBack(begun)}>
          Move {begun.length} back to "To cut"
        </Button>
      )}
      {question}
    </>
  );
}
