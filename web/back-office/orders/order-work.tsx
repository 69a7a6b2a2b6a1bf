import type { OfficeOrder } from "#contract/back-office/orders.ts";
import { workStages } from "#contract/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { When } from "../ui/when.tsx";
import { useMoveWork } from "../workshop/use-move-work.tsx";
import { workDoneWords, workWords } from "../workshop/work-words.ts";
import { Panel } from "./panel.tsx";

/** How far the workshop has come with a pending order, and the button that notes the next step. */
export function OrderWork({ order }: { order: OfficeOrder }) {
  const { busy, start, takeBack, reach, question } = useMoveWork();
  const next = workStages[order.work.length];
  const job = { id: order.id, isConfirmed: order.confirmedAt !== null };
  const last = order.work.at(-1);
  return (
    <Panel title="Work">
      {order.work.length > 0 && (
        <ol className="mb-3 grid gap-1">
          {order.work.map(({ stage, at }) => (
            <li key={stage} className="flex flex-wrap justify-between gap-x-3">
              <span>{stage === "started" ? "Begun" : workWords[stage]}</span>
              <When at={at} />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {next && (
          <Button
            look="secondary"
            busy={busy}
            onClick={() => (next === "started" ? start([job]) : void reach([job], next))}
          >
            {workDoneWords[next]}
          </Button>
        )}
        {last && (
          <Button
            look="quiet"
            busy={busy}
            onClick={() => {
              const before = order.work.at(-2)?.stage;
              void (before ? reach([job], before) : takeBack([job]));
            }}
          >
            Not {workWords[last.stage].toLowerCase()} after all
          </Button>
        )}
      </div>
      {question}
    </Panel>
  );
}
