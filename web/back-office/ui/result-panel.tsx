import type { ReactNode } from "react";
import X from "#icons/x.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

type ResultPanelProps = {
  summary: ReactNode;
  /** The records that were not changed, with the reason. */
  left: readonly { id: string; name: ReactNode; why: string }[];
  action: ReactNode;
  onClose: () => void;
};

/** The result of a change of many records. */
export function ResultPanel({ summary, left, action, onClose }: ResultPanelProps) {
  return (
    <div className="grid w-full gap-2">
      <div className="flex items-start justify-between gap-3">
        <p className="font-[540]">{summary}</p>
        <Button look="quiet" onClick={onClose} aria-label="Close the result">
          <Icon icon={X} />
        </Button>
      </div>
      {left.length > 0 && (
        <ul className="grid max-h-40 gap-1 overflow-y-auto text-anar">
          {left.map(({ id, name, why }) => (
            <li key={id} className="wrap-anywhere">
              <b className="font-[560]">{name}</b>: {why}
            </li>
          ))}
        </ul>
      )}
      {action && <div>{action}</div>}
    </div>
  );
}
