import { expect, test } from "vitest";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { measurements } from "#drawings/size-chart/size-chart-numbers.ts";
import { byLetter, measureLetters } from "./measure-letter.tsx";

test("gives each length the letter of the drawn size charts, without repeats", () => {
  for (const { key, letter } of measurements) expect(measureLetters[key], key).toBe(letter);
  expect(new Set(measurementNames.map((name) => measureLetters[name])).size).toBe(measurementNames.length);
});

test("sorts lengths by their letters, for any garment", () => {
  expect(byLetter(["trouserLength", "trouserWaist"])).toEqual(["trouserWaist", "trouserLength"]);
  expect(byLetter(measurementNames).slice(0, 6)).toEqual(measurements.map(({ key }) => key));
});
