import { type ReactNode, useId } from "react";
import { FieldError } from "../ui/field-error.tsx";
import type { ChoiceGroupName } from "./choice-problems.ts";

type ChoiceFrameProps = {
  name: ChoiceGroupName;
  legend: string;
  /** What is chosen, in words, after the legend. */
  chosen?: string | undefined;
  /** At the end of the legend's line, like a link. */
  aside?: ReactNode;
  problem?: string | undefined;
  children: ReactNode;
};

/** A group of radio buttons that must be chosen, with its problem below. */
export function ChoiceFrame({ name, legend, chosen, aside, problem, children }: ChoiceFrameProps) {
  const problemId = useId();
  return (
    <fieldset data-choice={name} aria-describedby={problem && problemId} className="relative min-w-0">
      <legend className="mb-2 text-sm font-[540]">
        {legend} {chosen && <span className="font-normal text-slate">{chosen}</span>}
      </legend>
      {aside && <div className="absolute end-0 top-0 text-sm">{aside}</div>}
      {children}
      {problem && (
        <div className="mt-2">
          <FieldError id={problemId}>{problem}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
