import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measurementNames } from "#contract/measurement-names.ts";
import { sizeCharts, sizeLabels } from "#drawings/size-chart-numbers.ts";
import { adviseSize, distance, type Lengths, lengthsOf, type Part } from "./size-advice.ts";

const chart = fc.constantFrom(sizeCharts.women, sizeCharts.men);
const size = fc.constantFrom(...sizeLabels);
const parts: readonly Part[] = ["top", "trouser"];

function recordOf(value: fc.Arbitrary<number>): fc.Arbitrary<Lengths> {
  return fc.record({
    shirtLength: value,
    chest: value,
    shoulder: value,
    sleeveLength: value,
    trouserWaist: value,
    trouserLength: value,
  });
}

function moved(lengths: Lengths, by: Partial<Lengths>): Lengths {
  const entries = measurementNames.map((name) => [name, lengths[name] + (by[name] ?? 0)]);
  return { ...lengths, ...Object.fromEntries(entries) };
}

describe("the nearest standard size", () => {
  test("is the size itself for a garment of that size", () => {
    fc.assert(
      fc.property(chart, size, (numbers, measured) => {
        expect(adviseSize(lengthsOf(numbers, measured), numbers, sizeLabels)).toEqual({
          parts: parts.map((part) => ({ part, size: measured, misfits: [] })),
          verdict: "fits",
        });
      }),
    );
  });

  test("is never farther away than another one, and never fails", () => {
    fc.assert(
      fc.property(chart, recordOf(fc.double({ min: 1, max: 99, noNaN: true })), (numbers, measured) => {
        for (const { part, size: advised } of adviseSize(measured, numbers, sizeLabels)?.parts ?? []) {
          const best = distance(part, lengthsOf(numbers, advised), measured);
          for (const other of sizeLabels) {
            expect(best).toBeLessThanOrEqual(distance(part, lengthsOf(numbers, other), measured));
          }
        }
      }),
    );
  });

  test("does not change for a tape that is a little off", () => {
    const noise = recordOf(fc.double({ min: -0.2, max: 0.2, noNaN: true }));
    fc.assert(
      fc.property(chart, size, noise, (numbers, measured, by) => {
        const advice = adviseSize(moved(lengthsOf(numbers, measured), by), numbers, sizeLabels);
        expect(advice?.parts.map((part) => part.size)).toEqual([measured, measured]);
        expect(advice?.verdict).toBe("fits");
      }),
    );
  });

  test("is one of those that are offered", () => {
    const advice = adviseSize(lengthsOf(sizeCharts.men, "M"), sizeCharts.men, ["S", "L", "Free size"]);
    expect(advice?.parts.map((part) => part.size)).toEqual(["L", "L"]);
    expect(adviseSize(lengthsOf(sizeCharts.men, "M"), sizeCharts.men, ["Free size"])).toBeUndefined();
  });
});

test("a top and trousers may need two sizes", () => {
  const [medium, large] = [lengthsOf(sizeCharts.women, "M"), lengthsOf(sizeCharts.women, "L")];
  const measured = { ...medium, trouserWaist: large.trouserWaist, trouserLength: large.trouserLength };
  const advice = adviseSize(measured, sizeCharts.women, sizeLabels);
  expect(advice?.parts.map((part) => `${part.size} ${part.part}`)).toEqual(["M top", "L trouser"]);
  expect(advice?.verdict).toBe("mixed");
});

test("what would be loose or tight is told to the half inch, and too much of it asks for a custom size", () => {
  const medium = lengthsOf(sizeCharts.women, "M");
  const little = adviseSize(moved(medium, { chest: -0.9, sleeveLength: 0.4 }), sizeCharts.women, ["M"]);
  expect(little?.parts[0]?.misfits).toEqual([
    { name: "chest", inches: 1 },
    { name: "sleeveLength", inches: -0.5 },
  ]);
  expect(little?.verdict).toBe("fits");
  const much = adviseSize(moved(medium, { trouserWaist: 2 }), sizeCharts.women, ["M"]);
  expect(much?.parts[1]?.misfits).toEqual([{ name: "trouserWaist", inches: -2 }]);
  expect(much?.verdict).toBe("custom");
});
