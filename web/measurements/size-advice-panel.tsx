import { measurementNames } from "#contract/measurement-names.ts";
import type { SizeChartNumbers } from "#drawings/size-chart-numbers.ts";
import { sizeAdviceMessages } from "#messages/size-advice.ts";
import { Button } from "../ui/button.tsx";
import { mendText, misfitText, questionText, verdictText } from "./advice-words.ts";
import { answerQuestion } from "./answer-question.ts";
import { type MeasurementDraft, readDraft, typedLengths } from "./measurement-draft.ts";
import { type MeasurementQuestion, questionMeasurements } from "./question-measurements.ts";
import { adviseSize, type SizeAdvice } from "./size-advice.ts";
import type { MeasurementForm } from "./use-measurement-form.ts";
import { useSettledDraft } from "./use-settled-draft.ts";

type SizeAdvicePanelProps = {
  form: MeasurementForm;
  chart: SizeChartNumbers;
  /** The standard sizes of the product. */
  sizes: readonly string[];
  /** Takes a standard size instead of the custom size. */
  onTake: (size: string) => void;
};

/**
 * The nearest standard size with its misfits, or questions about what was typed. It speaks when the typing rests, and
 * keeps its place before, so that no field moves away from a finger.
 */
export function SizeAdvicePanel({ form, chart, sizes, onTake }: SizeAdvicePanelProps) {
  const [draft, settle] = useSettledDraft(form);
  const questions = questionMeasurements(typedLengths(draft), draft.unit);
  const read = readDraft({ ...draft, otherNote: "" });
  const advice =
    read.problems || questions.length > 0 ? undefined : adviseSize(read.customSize, chart, sizes);
  const nearest = [...new Set(advice?.parts.map(({ size }) => size))];

  function mend(question: MeasurementQuestion) {
    const change = answerQuestion(form.getValues(), question);
    for (const name of ["unit", ...measurementNames] as const) {
      const value = change[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
    }
    settle();
    const typed = measurementNames.filter((name) => form.getValues(name) !== "");
    void form.trigger(typed);
    // The button that had the focus is gone with its question.
    if (question.names[0]) form.setFocus(question.names[0]);
  }

  return (
    <section
      aria-label={sizeAdviceMessages.title}
      className="col-span-2 grid min-h-31 content-start gap-3 rounded-md bg-chuna p-3.5 text-sm"
    >
      <div role="status" className="grid gap-1.5">
        {advice && <Advice advice={advice} unit={draft.unit} />}
        {questions.map((question) => (
          <p key={question.names.join()}>{questionText(question, draft)}</p>
        ))}
        {!advice && questions.length === 0 && <Invitation />}
      </div>
      <div className="flex flex-wrap gap-2">
        {questions.map((question) => {
          const label = mendText(question, draft);
          return (
            label && (
              <Button key={question.names.join()} look="secondary" onClick={() => mend(question)}>
                {label}
              </Button>
            )
          );
        })}
        {nearest.map((size) => (
          <Button key={size} look="secondary" onClick={() => onTake(size)}>
            {sizeAdviceMessages.takeSize(size)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Invitation() {
  return (
    <>
      <p className="font-[540]">{sizeAdviceMessages.title}</p>
      <p className="text-slate">{sizeAdviceMessages.invitation}</p>
    </>
  );
}

function Advice({ advice, unit }: { advice: SizeAdvice; unit: MeasurementDraft["unit"] }) {
  return (
    <>
      <p className="font-[540]">{sizeAdviceMessages.nearest(advice.parts)}</p>
      <ul className="grid gap-0.5">
        {advice.parts.map((sized) => (
          <li key={sized.part}>
            {sizeAdviceMessages.sizedPart(sized)}{" "}
            <span className="text-slate">
              {sized.misfits.length === 0
                ? sizeAdviceMessages.asMeasured
                : sizeAdviceMessages.misfits(sized.misfits.map((misfit) => misfitText(misfit, unit)))}
            </span>
          </li>
        ))}
      </ul>
      <p>{verdictText(advice)}</p>
    </>
  );
}
