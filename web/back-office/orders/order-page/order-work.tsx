import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { mayDo, wordsOf } from "#contract/orders/order-actions.ts";
import { workStages } from "#contract/orders/orders.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { startUnpaid } from "#contract/workshop/job-tickets.ts";
import { callApi } from "#web/back-office/api.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { stageDoneLabels, stageLabels } from "#web/back-office/workshop/stage-labels.ts";
import { useMoveWork } from "#web/back-office/workshop/use-move-work.tsx";
import { Button } from "#web/ui/button.tsx";

export function OrderWork({ order }: { order: OfficeOrder }) {
  const { busy, start, takeBack, reach, question } = useMoveWork();
  const next = workStages[order.work.length];
  const { actions } = order;
  const last = order.work.at(-1);
  const waits = mayDo(actions, "startUnpaid");
  const isOffice = isOfficeRole(useStaff().role);
  const { revalidate } = useRevalidator();
  const [reasoning, setReasoning] = useState(false);
  return (
    <Panel title="Work">
      {order.work.length > 0 && (
        <ol className="mb-3 grid gap-1">
          {order.work.map(({ stage, at }) => (
            <li key={stage} className="flex flex-wrap justify-between gap-x-3">
              <span>{stage === "started" ? "Begun" : stageLabels[stage]}</span>
              <When at={at} />
            </li>
          ))}
        </ol>
      )}
      {waits && <p className="mb-3">{wordsOf(actions.startWork)}</p>}
      <div className="flex flex-wrap gap-2">
        {waits && isOffice && (
          <Button look="secondary" onClick={() => setReasoning(true)}>
            Start before it is paid
          </Button>
        )}
        {next && mayDo(actions, "moveWork") && (
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void (next === "started" ? start([order]) : reach([order], next))}
          >
            {stageDoneLabels[next]}
          </Button>
        )}
        {last && mayDo(actions, "moveWork") && (
          <Button
            look="quiet"
            busy={busy}
            onClick={() => {
              const before = order.work.at(-2)?.stage;
              void (before ? reach([order], before) : takeBack([order]));
            }}
          >
            Not {stageLabels[last.stage].toLowerCase()} after all
          </Button>
        )}
      </div>
      {question}
      <ReasonDialog
        open={reasoning}
        onClose={() => setReasoning(false)}
        title="Start before it is paid?"
        hint="It stays in the history of the order, which its customer does not see."
        schema={startUnpaid.body}
        id={order.id}
        keepLabel="Not yet"
        label="Start work"
        busyLabel="Starting..."
        done="Work begun"
        call={(body) => callApi(startUnpaid, { body })}
        onDone={revalidate}
      />
    </Panel>
  );
}
