import type { FieldErrors, Resolver } from "react-hook-form";
import { measurementSetName } from "#contract/customers/measurement-sets.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { translateReason } from "#web/messages/answer-texts.ts";
import { type AskedLengths, type MeasurementDraft, readDraft } from "./measurement-draft.ts";

export type NamedDraft = MeasurementDraft & { name: string };

export type NamedMeasurements = { name: string; customSize: CustomSize };

function nameProblem(name: string): string | undefined {
  const message = measurementSetName.safeParse(name).error?.issues[0]?.message;
  return message && translateReason(message);
}

export function namedMeasurementsResolver(
  nameNeeded: boolean,
  asked: AskedLengths,
): Resolver<NamedDraft, unknown, NamedMeasurements> {
  return (draft) => {
    const name = draft.name.trim();
    const read = readDraft(draft, asked);
    const problems = {
      ...read.problems,
      name: name === "" && !nameNeeded ? undefined : nameProblem(name),
    };
    if (!read.problems && !problems.name)
      return { values: { name, customSize: read.customSize }, errors: {} };

    const errors: FieldErrors<NamedDraft> = {};
    for (const field of ["name", ...measurementNames, "otherNote"] as const) {
      const message = problems[field];
      if (message) errors[field] = { type: "validate", message };
    }
    return { values: {}, errors };
  };
}
