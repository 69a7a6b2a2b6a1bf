import type { MeasurementName } from "#contract/measurement-names.ts";
import { choiceWords } from "#messages/choices.ts";
import type { LengthUnit, MeasurementDraft } from "./measurement-draft.ts";
import type { MeasurementQuestion } from "./question-measurements.ts";
import type { Misfit, SizeAdvice } from "./size-advice.ts";

const widths: readonly MeasurementName[] = ["chest", "shoulder", "trouserWaist"];

function named(name: MeasurementName): string {
  return choiceWords.measurements[name].toLowerCase();
}

/** Half inches as a tailor writes them, `1½ in`; in the other unit whole centimetres. */
function lengthText(inches: number, unit: LengthUnit): string {
  if (unit === "cm") return `${Math.round(inches * 2.54)} cm`;
  const whole = Math.floor(inches);
  return `${whole > 0 ? whole : ""}${inches % 1 === 0 ? "" : "½"} in`;
}

/** A misfit in words: `chest 1½ in loose`. */
export function misfitText({ name, inches }: Misfit, unit: LengthUnit): string {
  const [more, less] = widths.includes(name) ? ["loose", "tight"] : ["long", "short"];
  return `${named(name)} ${lengthText(Math.abs(inches), unit)} ${inches > 0 ? more : less}`;
}

/** What to do with the sizes that are nearest. */
export function verdictText({ verdict, parts }: SizeAdvice): string {
  if (verdict === "fits") return `Size ${parts[0]?.size} should fit you.`;
  if (verdict === "mixed") return "Top and trouser need different sizes: choose custom for a set.";
  return "No standard size comes close enough: choose custom.";
}

/** A question about what was typed, in the words of the form. */
export function questionText(question: MeasurementQuestion, draft: MeasurementDraft): string {
  const [name] = question.names;
  if (name === undefined) return "";
  const label = choiceWords.measurements[name];
  const typed = `${draft[name].trim()} ${draft.unit}`;
  const otherUnit = draft.unit === "in" ? "centimetres" : "inches";
  switch (question.kind) {
    case "unit":
      return question.all
        ? `These look like ${otherUnit}. Did you measure in ${otherUnit}?`
        : `${label} ${typed}: did you measure it in ${otherUnit}?`;
    case "swapped":
      return `Are ${named(question.names[0])} and ${named(question.names[1])} in each other's field?`;
    case "half":
      return `${label} ${typed}: was it measured across? It has to be doubled.`;
    case "odd":
      return `${label} ${typed} is unusual. Is it right?`;
  }
}

/** The button that mends it; undefined where only the shopper can. */
export function mendText(question: MeasurementQuestion, draft: MeasurementDraft): string | undefined {
  switch (question.kind) {
    case "unit":
      return draft.unit === "in" ? "Yes, centimetres" : "Yes, inches";
    case "swapped":
      return "Yes, swap them";
    case "half":
      return "Yes, double it";
    case "odd":
      return undefined;
  }
}
