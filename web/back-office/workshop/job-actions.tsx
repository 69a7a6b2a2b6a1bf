import { Printer } from "lucide-react";
import type { Job } from "#contract/back-office/job-tickets.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ticketsAddress } from "./tickets-address.ts";
import { useStartWork } from "./use-start-work.ts";

type JobActionsProps = { jobs: readonly Job[]; onDone: () => void };

/** What can be done with several orders at once; each button counts those it is for. */
export function JobActions({ jobs, onDone }: JobActionsProps) {
  const { busy, start } = useStartWork(onDone);
  const waiting = jobs.filter(({ startedAt }) => !startedAt);
  const begun = jobs.filter(({ startedAt }) => startedAt);
  return (
    <>
      <ButtonLink look="secondary" to={ticketsAddress(jobs.map(({ id }) => id))}>
        <Printer aria-hidden="true" />
        Tickets
      </ButtonLink>
      {waiting.length > 0 && (
        <Button busy={busy} onClick={() => void start(waiting, true)}>
          Start work on {waiting.length}
        </Button>
      )}
      {begun.length > 0 && (
        <Button look="secondary" busy={busy} onClick={() => void start(begun, false)}>
          Take {begun.length} back to cut
        </Button>
      )}
    </>
  );
}
