import { Link } from "react-router";
import type { TrackedAftercare } from "#contract/aftercare/tracked-aftercare.ts";
import { Panel } from "../orders/panel.tsx";
import { kindWords, reasonWords, stateWords } from "./aftercare-words.ts";

export function OrderRequests({ requests }: { requests: readonly TrackedAftercare[] }) {
  return (
    <Panel title="Returns">
      <ul className="grid gap-2">
        {requests.map(({ id, number, kind, reason, state }) => (
          <li key={id}>
            <Link to={`/returns/${id}`} className="text-link">
              {number}. {kindWords[kind]}: {reasonWords[reason]}
            </Link>
            <p className="text-sm text-slate">{stateWords[state]}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
