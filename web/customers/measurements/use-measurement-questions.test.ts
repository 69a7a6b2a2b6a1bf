import { expect, test } from "vitest";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { draftOf, typedLengths } from "./measurement-draft.ts";
import { questionMeasurements } from "./question-measurements.ts";
import { answerQuestion } from "./use-measurement-questions.ts";

const medium = {
  ...draftOf(null),
  shirtLength: "26,5",
  chest: "38.5",
  shoulder: "15.75",
  sleeveLength: "9",
  trouserWaist: "30.75",
  trouserLength: "39",
};

test.each([
  ["swapped fields", { chest: "30.75", trouserWaist: "38.5" }],
  ["a chest that was not doubled", { chest: "19.25" }],
  ["one length in centimetres", { trouserLength: "99.06" }],
])("corrects %s after the question is confirmed", (_what, mistake) => {
  const draft = { ...medium, ...mistake };
  const [question, ...others] = questionMeasurements(typedLengths(draft, measurementNames), draft.unit);
  expect(others).toEqual([]);
  expect(question && { ...draft, ...answerQuestion(draft, question) }).toEqual(medium);
});

test("changes the unit and retains the typed values after centimetres are confirmed", () => {
  const typed = {
    ...medium,
    chest: "98",
    shirtLength: "67",
    shoulder: "40",
    trouserWaist: "78",
    trouserLength: "99",
  };
  const [question] = questionMeasurements(typedLengths(typed, measurementNames), "in");
  expect(question && answerQuestion(typed, question)).toEqual({ unit: "cm" });
});

test("leaves a doubt unchanged that only the shopper can resolve", () => {
  expect(answerQuestion(medium, { kind: "odd", names: ["chest"] })).toEqual({});
});
