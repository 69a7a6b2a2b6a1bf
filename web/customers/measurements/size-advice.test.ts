import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { specifiedMeasurements as measurementNames } from "#contract/sizes/measurement-names.ts";
import { sizeLabels } from "#drawings/size-chart/size-chart-numbers.ts";
import { adviseSize, chartsOf, distance, type PartChart } from "./size-advice.ts";
import {
  type AllLengths as Lengths,
  lengthsOf,
  menCharts,
  scrubSets,
  womenCharts,
} from "./testing/scrub-charts.ts";

const chart = fc.constantFrom(womenCharts, menCharts);
const size = fc.constantFrom(...sizeLabels);

function recordOf(value: fc.Arbitrary<number>): fc.Arbitrary<Lengths> {
  return fc.record({
    backLength: value,
    hip: value,
    head: value,
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

describe("nearest standard size", () => {
  test("is the size itself for a garment of that size", () => {
    fc.assert(
      fc.property(chart, size, (numbers, measured) => {
        expect(adviseSize(lengthsOf(numbers, measured), numbers, sizeLabels)).toEqual({
          parts: scrubSets.parts.map(({ name, urdu }) => ({ part: name, urdu, size: measured, misfits: [] })),
          verdict: "fits",
        });
      }),
    );
  });

  test("is never farther away than another one, and never fails", () => {
    fc.assert(
      fc.property(chart, recordOf(fc.double({ min: 1, max: 99, noNaN: true })), (numbers, measured) => {
        const advice = adviseSize(measured, numbers, sizeLabels);
        for (const [index, { size: advised }] of (advice?.parts ?? []).entries()) {
          const part = numbers[index] as PartChart;
          const best = distance(part, lengthsOf(numbers, advised), measured);
          for (const other of sizeLabels) {
            expect(best).toBeLessThanOrEqual(distance(part, lengthsOf(numbers, other), measured));
          }
        }
      }),
    );
  });

  test("does not change with small measuring errors", () => {
    const noise = recordOf(fc.double({ min: -0.2, max: 0.2, noNaN: true }));
    fc.assert(
      fc.property(chart, size, noise, (numbers, measured, by) => {
        const advice = adviseSize(moved(lengthsOf(numbers, measured), by), numbers, sizeLabels);
        expect(advice?.parts.map((part) => part.size)).toEqual([measured, measured]);
        expect(advice?.verdict).toBe("fits");
      }),
    );
  });

  test("is one of the offered sizes", () => {
    const advice = adviseSize(lengthsOf(menCharts, "M"), menCharts, ["S", "L", "Free size"]);
    expect(advice?.parts.map((part) => part.size)).toEqual(["L", "L"]);
    expect(adviseSize(lengthsOf(menCharts, "M"), menCharts, ["Free size"])).toBeUndefined();
  });
});

test("may give a top and trousers two sizes", () => {
  const [medium, large] = [lengthsOf(womenCharts, "M"), lengthsOf(womenCharts, "L")];
  const measured = { ...medium, trouserWaist: large.trouserWaist, trouserLength: large.trouserLength };
  const advice = adviseSize(measured, womenCharts, sizeLabels);
  expect(advice?.parts.map((part) => `${part.size} ${part.part}`)).toEqual(["M top", "L trousers"]);
  expect(advice?.verdict).toBe("mixed");
});

test("gives loose and tight parts to the half inch, and suggests a custom size for large differences", () => {
  const medium = lengthsOf(womenCharts, "M");
  const little = adviseSize(moved(medium, { chest: -0.9, sleeveLength: 0.4 }), womenCharts, ["M"]);
  expect(little?.parts[0]?.misfits).toEqual([
    { name: "chest", inches: 1 },
    { name: "sleeveLength", inches: -0.5 },
  ]);
  expect(little?.verdict).toBe("fits");
  const much = adviseSize(moved(medium, { trouserWaist: 2 }), womenCharts, ["M"]);
  expect(much?.parts[1]?.misfits).toEqual([{ name: "trouserWaist", inches: -2 }]);
  expect(much?.verdict).toBe("custom");
});

test("advises a cap by the head alone, and uses a table for all for everyone", () => {
  const tables = [{ fit: "all" as const, rows: { head: [55, 58, 61] } }];
  const caps = { _id: "cap", name: "Caps", sizes: ["S", "M", "L"] };
  const charts = chartsOf({ ...caps, parts: [{ name: "cap", measurements: ["head"], tables }] }, "Caps");
  expect(adviseSize({ head: 24 }, charts, ["S", "M", "L"])).toMatchObject({
    parts: [{ part: "cap", size: "L", misfits: [] }],
    verdict: "fits",
  });
});
