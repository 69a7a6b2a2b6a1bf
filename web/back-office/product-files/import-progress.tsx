import { Button } from "#web/ui/button.tsx";
import { figure } from "./import-words.ts";
import type { ImportStep } from "./send-import.ts";

type ImportProgressProps = { step: ImportStep; save: boolean; onStop: () => void };

/** How far an import is. */
export function ImportProgress({ step, save, onStop }: ImportProgressProps) {
  const part = step.step === "sending" ? step.part : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <progress
        aria-label={part === undefined ? "Rows" : "Sent"}
        {...(part === undefined ? {} : { value: part })}
        className="h-1.5 w-full accent-siyahi"
      />
      <Button look="quiet" onClick={onStop}>
        {save ? "Stop the import" : "Stop"}
      </Button>
      {step.step !== "sending" && <p className="text-sm text-slate">{figure(step.rows)} rows so far</p>}
    </div>
  );
}
