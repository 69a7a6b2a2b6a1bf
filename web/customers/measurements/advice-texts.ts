import { centimetresPerInch, type LengthUnit } from "#contract/sizes/length-unit.ts";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { choiceLabels } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { sizeAdviceMessages } from "#messages/size-advice.ts";
import type { MeasurementDraft } from "./measurement-draft.ts";
import type { MeasurementQuestion } from "./question-measurements.ts";
import type { AdvisedPart, Misfit, SizeAdvice } from "./size-advice.ts";

const widths: readonly MeasurementName[] = ["chest", "shoulder", "trouserWaist", "hip", "head"];

/** Half inches in a tailor's notation, `1½ in`; in the other unit whole centimetres. */
export function lengthText(inches: number, unit: LengthUnit): string {
  if (unit === "cm") return sizeAdviceMessages.length(String(Math.round(inches * centimetresPerInch)), unit);
  const whole = Math.floor(inches);
  return sizeAdviceMessages.length(`${whole > 0 ? whole : ""}${inches % 1 === 0 ? "" : "½"}`, unit);
}

export function misfitText({ name, inches }: Misfit, unit: LengthUnit): string {
  const [more, less] = widths.includes(name) ? (["loose", "tight"] as const) : (["long", "short"] as const);
  const length = lengthText(Math.abs(inches), unit);
  return sizeAdviceMessages.misfit(measurementFormMessages.named[name], length, inches > 0 ? more : less);
}

export function namedPart({ part, urdu, size }: AdvisedPart): { part: string; size: string } {
  return { part: inLanguage(part, urdu), size };
}

export function verdictText({ verdict, parts }: SizeAdvice): string {
  if (verdict === "fits") return sizeAdviceMessages.fits(parts[0]?.size ?? "");
  if (verdict === "mixed") return sizeAdviceMessages.mixed(parts.map(namedPart));
  return sizeAdviceMessages.custom;
}

function otherUnit({ unit }: MeasurementDraft): LengthUnit {
  return unit === "in" ? "cm" : "in";
}

export function questionText(question: MeasurementQuestion, draft: MeasurementDraft): string {
  const [name] = question.names;
  if (name === undefined) return "";
  const label = choiceLabels.measurements[name];
  const typed = sizeAdviceMessages.length(draft[name].trim(), draft.unit);
  switch (question.kind) {
    case "unit":
      return question.all
        ? sizeAdviceMessages.allInUnit(otherUnit(draft))
        : sizeAdviceMessages.oneInUnit(label, typed, otherUnit(draft));
    case "swapped": {
      const [one, other] = question.names;
      return sizeAdviceMessages.swapped(
        measurementFormMessages.named[one],
        measurementFormMessages.named[other],
      );
    }
    case "half":
      return sizeAdviceMessages.half(label, typed);
    case "odd":
      return sizeAdviceMessages.odd(label, typed);
  }
}

export function remedyText(question: MeasurementQuestion, draft: MeasurementDraft): string | undefined {
  switch (question.kind) {
    case "unit":
      return sizeAdviceMessages.yesInUnit(otherUnit(draft));
    case "swapped":
      return sizeAdviceMessages.yesSwap;
    case "half":
      return sizeAdviceMessages.yesDouble;
    case "odd":
      return undefined;
  }
}
