import { Link } from "react-router";
import type { OrderItem } from "#contract/orders/orders.ts";
import { pieceNames } from "#contract/orders/piece-names.ts";
import type { TrackedReturn } from "#contract/returns/tracked-returns.ts";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { kindLabels, reasonLabels, stateLabels } from "./request-labels.ts";

type OrderRequestsProps = { requests: readonly TrackedReturn[]; items: readonly OrderItem[] };

export function OrderRequests({ requests, items }: OrderRequestsProps) {
  const names = pieceNames(items);
  const nameOf = (item: string) => names[items.findIndex(({ id }) => id === item)];
  return (
    <Panel title="Returns">
      <ul className="grid gap-2">
        {requests.map(({ id, number, kind, reason, state, item, pieces }) => (
          <li key={id}>
            <Link to={`/returns/${id}`} className="text-link">
              {number}. {kindLabels[kind]}: {reasonLabels[reason]}
            </Link>
            <p className="text-sm wrap-anywhere">{`${pieces} x ${nameOf(item)}`}</p>
            <p className="text-sm text-slate">{stateLabels[state]}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
