import { expect, test } from "vitest";
import { misfitText, questionText, remedyText, verdictText } from "./advice-texts.ts";
import { draftOf } from "./measurement-draft.ts";
import type { MeasurementQuestion } from "./question-measurements.ts";

test.each([
  ["chest", 1.5, "in", "chest 1½ in loose"],
  ["trouserWaist", -0.5, "in", "trouser waist ½ in tight"],
  ["sleeveLength", -2, "in", "sleeve length 2 in short"],
  ["trouserLength", 1, "cm", "trouser length 3 cm long"],
] as const)("a misfit of %s by %d, in %s, reads '%s'", (name, inches, unit, words) => {
  expect(misfitText({ name, inches }, unit)).toBe(words);
});

const draft = { ...draftOf(null), chest: "19.5", trouserWaist: "98" };

test.each<[MeasurementQuestion, string, string | undefined]>([
  [
    { kind: "unit", names: ["chest", "trouserWaist"], all: true },
    "These look like centimetres. Did you measure in centimetres?",
    "Yes, centimetres",
  ],
  [
    { kind: "unit", names: ["trouserWaist"], all: false },
    "Trouser waist 98 in: did you measure it in centimetres?",
    "Yes, centimetres",
  ],
  [
    { kind: "swapped", names: ["chest", "trouserWaist"] },
    "Are chest and trouser waist in each other's field?",
    "Yes, swap them",
  ],
  [
    { kind: "half", names: ["chest"] },
    "Chest 19.5 in: was it measured across? It has to be doubled.",
    "Yes, double it",
  ],
  [{ kind: "odd", names: ["chest"] }, "Chest 19.5 in is unusual. Is it right?", undefined],
])("the question %j has its words and its button", (question, words, button) => {
  expect(questionText(question, draft)).toBe(words);
  expect(remedyText(question, draft)).toBe(button);
});

test("names the size, or advises a custom one", () => {
  const parts = [{ part: "top", size: "M", misfits: [] }] as const;
  expect(verdictText({ verdict: "fits", parts })).toBe("Size M should fit you.");
  const apart = [...parts, { part: "trousers", size: "L", misfits: [] }];
  expect(verdictText({ verdict: "mixed", parts: apart })).toContain("take M top, L trousers");
  expect(verdictText({ verdict: "custom", parts })).toContain("choose custom");
});
