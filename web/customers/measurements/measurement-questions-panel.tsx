import type { ReactNode } from "react";
import { sizeAdviceMessages } from "#messages/size-advice.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { questionText, remedyText } from "./advice-texts.ts";
import type { MeasurementQuestions } from "./use-measurement-questions.ts";

type MeasurementQuestionsPanelProps = {
  questions: MeasurementQuestions;
  children?: ReactNode;
  actions?: ReactNode;
};

export function MeasurementQuestionsPanel({ questions, children, actions }: MeasurementQuestionsPanelProps) {
  const { draft, open, haveStopped, panel, confirm, mend } = questions;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={sizeAdviceMessages.title}
      className={`col-span-2 grid min-h-31 content-start gap-3 rounded-md bg-chuna p-3.5 text-sm ${haveStopped ? "shadow-[inset_0_0_0_2px_var(--color-anar)]" : ""}`}
    >
      {haveStopped && <FieldError id="measurements-stopped">{sizeAdviceMessages.notSaved}</FieldError>}
      <div role="status" className="grid gap-1.5">
        {open.map((question) => (
          <p key={question.names.join()}>{questionText(question, draft)}</p>
        ))}
        {open.length === 0 && children}
      </div>
      <div className="flex flex-wrap gap-2">
        {open.map((question) => {
          const label = remedyText(question, draft);
          return (
            label && (
              <Button key={question.names.join()} look="secondary" onClick={() => mend(question)}>
                {label}
              </Button>
            )
          );
        })}
        {open.length > 0 && (
          <Button look="secondary" onClick={confirm}>
            {sizeAdviceMessages.rightAsTyped}
          </Button>
        )}
        {actions}
      </div>
    </section>
  );
}
