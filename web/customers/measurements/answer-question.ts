import { convertText, type MeasurementDraft } from "./measurement-draft.ts";
import type { MeasurementQuestion } from "./question-measurements.ts";

export function answerQuestion(
  draft: MeasurementDraft,
  question: MeasurementQuestion,
): Partial<MeasurementDraft> {
  if (question.kind === "odd") return {};
  if (question.kind === "swapped") {
    const [one, other] = question.names;
    return { [one]: draft[other], [other]: draft[one] };
  }
  if (question.kind === "half") {
    const [name] = question.names;
    const length = Number(draft[name].trim().replace(",", "."));
    return { [name]: String(Number((length * 2).toFixed(2))) };
  }
  if (question.all) return { unit: draft.unit === "in" ? "cm" : "in" };
  return Object.fromEntries(question.names.map((name) => [name, convertText(draft[name], draft.unit)]));
}
