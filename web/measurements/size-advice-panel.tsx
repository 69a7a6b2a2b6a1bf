import type { SizeChartNumbers } from "#drawings/size-chart-numbers.ts";
import { sizeAdviceMessages } from "#messages/size-advice.ts";
import { Button } from "../ui/button.tsx";
import { misfitText, verdictText } from "./advice-words.ts";
import { type MeasurementDraft, readDraft } from "./measurement-draft.ts";
import { MeasurementQuestionsPanel } from "./measurement-questions-panel.tsx";
import { adviseSize, type SizeAdvice } from "./size-advice.ts";
import type { MeasurementQuestions } from "./use-measurement-questions.ts";

type SizeAdvicePanelProps = {
  questions: MeasurementQuestions;
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
export function SizeAdvicePanel({ questions, chart, sizes, onTake }: SizeAdvicePanelProps) {
  const { draft, open } = questions;
  const read = readDraft({ ...draft, otherNote: "" });
  const advice = read.problems || open.length > 0 ? undefined : adviseSize(read.customSize, chart, sizes);
  const nearest = [...new Set(advice?.parts.map(({ size }) => size))];
  return (
    <MeasurementQuestionsPanel
      questions={questions}
      actions={nearest.map((size) => (
        <Button key={size} look="secondary" onClick={() => onTake(size)}>
          {sizeAdviceMessages.takeSize(size)}
        </Button>
      ))}
    >
      {advice ? <Advice advice={advice} unit={draft.unit} /> : <Invitation />}
    </MeasurementQuestionsPanel>
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
