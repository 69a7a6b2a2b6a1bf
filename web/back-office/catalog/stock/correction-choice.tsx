import type { ComponentProps } from "react";
import { type CorrectionReason, correctionReasons } from "#contract/catalog/stock.ts";
import { correctionLabels } from "./stock-labels.ts";

type CorrectionChoiceProps = ComponentProps<"input">;

/** The reason of a stock or fabric correction determines the effect of the entered number. */
export function CorrectionChoice(radio: CorrectionChoiceProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="mb-1.5 text-sm font-[540]">Reason</legend>
      {correctionReasons.map((reason) => (
        <label
          key={reason}
          className="flex items-start gap-3 rounded-md border border-line-strong px-3.5 py-2.5 hover:border-siyahi has-checked:border-siyahi has-checked:shadow-[inset_0_0_0_1px_var(--color-siyahi)]"
        >
          <input {...radio} type="radio" value={reason} className="mt-0.75 size-4 accent-siyahi" />
          <span>
            <span className="block font-[540]">{correctionLabels[reason].label}</span>
            <span className="block text-sm text-slate">{correctionLabels[reason].does}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form holds a reason as text until it is sent. */
export function asReason(typed: string): CorrectionReason {
  return correctionReasons.find((reason) => reason === typed) ?? "received";
}
