import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { formatSizes } from "#contract/sizes/sized-parts.ts";
import { choiceLabels } from "#messages/choices.ts";
import { sizeAdviceMessages } from "#messages/size-advice.ts";
import { Button } from "#web/ui/button.tsx";
import { misfitText, namedPart, verdictText } from "./advice-texts.ts";
import { type MeasurementDraft, readDraft } from "./measurement-draft.ts";
import { MeasurementQuestionsPanel } from "./measurement-questions-panel.tsx";
import { adviseSize, type PartChart, type SizeAdvice } from "./size-advice.ts";
import type { MeasurementQuestions } from "./use-measurement-questions.ts";

type SizeAdvicePanelProps = {
  questions: MeasurementQuestions;
  names: readonly MeasurementName[];
  charts: readonly PartChart[];
  sizes: readonly string[];
  onTake: (sizes: string) => void;
};

/**
 * The nearest standard size with its misfits, or questions about the lengths. Debounced, with reserved space, so that
 * no field moves under a finger.
 */
export function SizeAdvicePanel({ questions, names, charts, sizes, onTake }: SizeAdvicePanelProps) {
  const { draft, open } = questions;
  const read = readDraft({ ...draft, otherNote: "" }, { names });
  const advice = read.problems || open.length > 0 ? undefined : adviseSize(read.customSize, charts, sizes);
  const parts = advice?.parts ?? [];
  const single = [...new Set(parts.map(({ size }) => size))];
  return (
    <MeasurementQuestionsPanel
      questions={questions}
      actions={
        <>
          {single.length > 1 && (
            <Button
              look={advice?.verdict === "mixed" ? "primary" : "secondary"}
              onClick={() => onTake(asOnTheWire(parts))}
            >
              {sizeAdviceMessages.takeSize(
                choiceLabels.sizesApart(parts.map(namedPart).map(({ part, size }) => ({ name: part, size }))),
              )}
            </Button>
          )}
          {single.map((size) => (
            <Button key={size} look="secondary" onClick={() => onTake(size)}>
              {sizeAdviceMessages.takeSize(size)}
            </Button>
          ))}
        </>
      }
    >
      {advice ? <Advice advice={advice} unit={draft.unit} /> : <Invitation count={names.length} />}
    </MeasurementQuestionsPanel>
  );
}

function asOnTheWire(parts: SizeAdvice["parts"]): string {
  return formatSizes(parts.map(({ part, size }) => ({ name: part, size }))) || "";
}

function Invitation({ count }: { count: number }) {
  return (
    <>
      <p className="font-[540]">{sizeAdviceMessages.title}</p>
      <p className="text-slate">{sizeAdviceMessages.invitation(count)}</p>
    </>
  );
}

function Advice({ advice, unit }: { advice: SizeAdvice; unit: MeasurementDraft["unit"] }) {
  return (
    <>
      <p className="font-[540]">{sizeAdviceMessages.nearest(advice.parts.map(namedPart))}</p>
      <ul className="grid gap-0.5">
        {advice.parts.map((sized) => (
          <li key={sized.part}>
            {sizeAdviceMessages.sizedPart(namedPart(sized))}{" "}
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
