import { type ReactNode, useId } from "react";
import { FieldError } from "../../ui/field-error.tsx";
import type { ChoiceGroupName } from "./choice-problems.ts";

type ChoiceFrameProps = {
  name: ChoiceGroupName;
  legend: string;
  chosen?: string | undefined;
  aside?: ReactNode;
  problem?: string | undefined;
  remedy?: ReactNode;
  children: ReactNode;
};

export function ChoiceFrame({ name, legend, chosen, aside, problem, remedy, children }: ChoiceFrameProps) {
  const problemId = useId();
  return (
    <fieldset data-choice={name} aria-describedby={problem && problemId} className="min-w-0">
      {/* Floated, so that the aside is on the legend's line. */}
      <legend className="float-start mb-2 text-sm font-[540]">
        {legend} {chosen && <span className="font-normal text-slate">{chosen}</span>}
      </legend>
      {aside && <div className="float-end text-sm">{aside}</div>}
      <div className="clear-both">{children}</div>
      {problem && (
        <div className="mt-2">
          <FieldError id={problemId}>{problem}</FieldError>
        </div>
      )}
      {remedy}
    </fieldset>
  );
}
