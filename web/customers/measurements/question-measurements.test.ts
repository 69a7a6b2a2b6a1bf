import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { specifiedMeasurements as measurementNames } from "#contract/sizes/measurement-names.ts";
import { sizeLabels } from "#drawings/size-chart/size-chart-numbers.ts";
import { questionMeasurements, type TypedLengths } from "./question-measurements.ts";
import { type AllLengths as Lengths, lengthsOf, menCharts, womenCharts } from "./testing/scrub-charts.ts";

const garments: Lengths[] = [womenCharts, menCharts].flatMap((chart) =>
  sizeLabels.map((size) => lengthsOf(chart, size)),
);
const garment = fc.constantFrom(...garments);

function scaled(lengths: Lengths, factor: number): TypedLengths {
  return Object.fromEntries(measurementNames.map((name) => [name, lengths[name] * factor]));
}

test("questions no garment of the size chart, at any stage of typing", () => {
  fc.assert(
    fc.property(garment, fc.subarray([...measurementNames]), (lengths, names) => {
      const typed = Object.fromEntries(names.map((name) => [name, lengths[name]]));
      expect(questionMeasurements(typed, "in")).toEqual([]);
      expect(questionMeasurements(typed, "cm")).toEqual([]);
    }),
  );
});

test("never fails on typed text, and questions each field once", () => {
  const length = fc.double({ min: 0, max: 400, noNaN: true });
  const typed = fc.dictionary(fc.constantFrom(...measurementNames), length);
  fc.assert(
    fc.property(typed, fc.constantFrom("in", "cm"), (lengths, unit) => {
      const names = questionMeasurements(lengths, unit).flatMap((question) => question.names);
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => lengths[name] !== undefined)).toBe(true);
    }),
  );
});

describe("length in the other unit", () => {
  test("is questioned for a garment in centimetres that is typed as inches", () => {
    for (const lengths of garments) {
      const [question, ...others] = questionMeasurements(scaled(lengths, 2.54), "in");
      expect(question).toMatchObject({ kind: "unit", all: true });
      expect(others).toEqual([]);
    }
  });

  test("is questioned for a garment in inches that is typed as centimetres", () => {
    for (const lengths of garments) {
      expect(questionMeasurements(scaled(lengths, 1 / 2.54), "cm")).toMatchObject([
        { kind: "unit", all: true },
      ]);
    }
  });

  test("is questioned alone where the others are right", () => {
    for (const lengths of garments) {
      const questions = questionMeasurements(
        { ...lengths, trouserLength: lengths.trouserLength * 2.54 },
        "in",
      );
      expect(questions).toEqual([{ kind: "unit", names: ["trouserLength"], all: false }]);
    }
  });
});

test.each([
  ["chest", "trouserWaist"],
  ["trouserLength", "shirtLength"],
  ["chest", "shoulder"],
  ["shoulder", "sleeveLength"],
] as const)("%s and %s in each other's field are questioned", (one, other) => {
  for (const lengths of garments) {
    const swapped = { ...lengths, [one]: lengths[other], [other]: lengths[one] };
    expect(questionMeasurements(swapped, "in")).toContainEqual({ kind: "swapped", names: [one, other] });
  }
});

test.each(["chest", "trouserWaist"] as const)("questions a %s that was not doubled", (name) => {
  for (const lengths of garments) {
    const questions = questionMeasurements({ ...lengths, [name]: lengths[name] / 2 }, "in");
    expect(questions).toEqual([{ kind: "half", names: [name] }]);
  }
});

test("questions a length that no garment has", () => {
  expect(questionMeasurements({ trouserLength: 5 }, "in")).toEqual([
    { kind: "odd", names: ["trouserLength"] },
  ]);
});
