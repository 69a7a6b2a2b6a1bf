import { type CustomSize, customSize, inches } from "#contract/sizes/custom-size.ts";
import { centimetresOf, inchesOf, type LengthUnit } from "#contract/sizes/length-unit.ts";
import { type MeasurementName, measurementNames } from "#contract/sizes/measurement-names.ts";
import { withPlainDigits } from "#contract/values/digits.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { translateReason } from "#web/messages/answer-texts.ts";

export type MeasurementDraft = Record<MeasurementName, string> & { unit: LengthUnit; otherNote: string };

export type DraftField = MeasurementName | "otherNote";

function readNumber(text: string): number {
  const plain = withPlainDigits(text).trim().replace(/[,٫]/, ".");
  return /^\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A length in the other unit, without loss on the way back. Text that is no number stays. */
export function convertText(text: string, to: LengthUnit): string {
  const value = readNumber(text);
  if (Number.isNaN(value)) return text;
  return String(to === "cm" ? centimetresOf(value) : inchesOf(value));
}

/** A length that is impossible in its unit was meant in the other: it stays unchanged. */
export function draftInUnit<Draft extends MeasurementDraft>(draft: Draft, unit: LengthUnit): Draft {
  if (draft.unit === unit) return draft;
  const isPossible = (text: string) =>
    inches.safeParse(Number(readLength(text, draft.unit).toFixed(2))).success;
  const lengths = measurementNames.map((name) => {
    const text = draft[name];
    return [name, isPossible(text) ? convertText(text, unit) : text];
  });
  return { ...draft, ...Object.fromEntries(lengths), unit };
}

/** Saved measurements in their original unit. */
export function draftOf(saved: CustomSize | null): MeasurementDraft {
  const text = (name: MeasurementName) => String(saved?.[name] ?? "");
  const inInches: MeasurementDraft = {
    unit: "in",
    shirtLength: text("shirtLength"),
    chest: text("chest"),
    shoulder: text("shoulder"),
    sleeveLength: text("sleeveLength"),
    trouserWaist: text("trouserWaist"),
    trouserLength: text("trouserLength"),
    backLength: text("backLength"),
    hip: text("hip"),
    head: text("head"),
    otherNote: saved?.otherNote ?? "",
  };
  return draftInUnit(inInches, saved?.unit ?? "in");
}

function readLength(text: string, unit: LengthUnit): number {
  const value = readNumber(text);
  return unit === "in" ? value : inchesOf(value);
}

/** These lengths of a draft in inches, where they are numbers; not validated for an order. */
export function typedLengths(
  draft: MeasurementDraft,
  names: readonly MeasurementName[],
): Partial<Record<MeasurementName, number>> {
  const lengths = names.map((name) => [name, readLength(draft[name], draft.unit)] as const);
  return Object.fromEntries(lengths.filter(([, inches]) => !Number.isNaN(inches)));
}

function lengthProblem(name: MeasurementName, { unit, [name]: text }: MeasurementDraft): string | undefined {
  if (text.trim() === "") return measurementFormMessages.enterLength(measurementFormMessages.named[name]);
  const length = readLength(text, unit);
  if (unit === "cm") {
    if (Number.isNaN(length)) return measurementFormMessages.enterCentimetres;
    return length < 1 || length > 99 ? measurementFormMessages.centimetresBetween(3, 251) : undefined;
  }
  const checked = inches.safeParse(Number.isNaN(length) ? "" : length);
  return checked.success ? undefined : translateReason(checked.error.issues[0]?.message ?? "");
}

export type ReadDraft =
  | { customSize: CustomSize; problems?: never }
  | { problems: Partial<Record<DraftField, string>> };

export type AskedLengths = { names: readonly MeasurementName[]; isOptional?: boolean };

export function readDraft(draft: MeasurementDraft, { names, isOptional = false }: AskedLengths): ReadDraft {
  const typed = isOptional ? names.filter((name) => draft[name].trim() !== "") : names;
  // All are optional, but one is required.
  const asked = typed.length === 0 ? names.slice(0, 1) : typed;
  const lengths = Object.fromEntries(asked.map((name) => [name, readLength(draft[name], draft.unit)]));
  const read = customSize.safeParse({
    ...lengths,
    ...(draft.unit === "cm" && { unit: draft.unit }),
    otherNote: draft.otherNote,
  });
  if (read.success) return { customSize: read.data };

  const problems: Partial<Record<DraftField, string>> = {};
  for (const name of asked) {
    const problem = lengthProblem(name, draft);
    if (problem) problems[name] = problem;
  }
  const note = read.error.issues.find(({ path }) => path[0] === "otherNote");
  if (note) problems.otherNote = translateReason(note.message);
  return { problems };
}
