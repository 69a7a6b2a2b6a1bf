import type { MeasurementName } from "#contract/measurement-names.ts";
import { measurements } from "#drawings/size-chart-numbers.ts";

/** The letter of a measurement in the drawings and in the size chart. */
export function letterOf(name: MeasurementName): string {
  return measurements.find(({ key }) => key === name)?.letter ?? "";
}

/** The letter that pairs a field with its line in the drawing. */
export function MeasureLetter({ name }: { name: MeasurementName }) {
  return (
    // A Latin letter in every language: nastaliq's height of a line would push it out of its circle.
    <span
      lang="en"
      className="me-1 inline-grid size-5 place-items-center rounded-full bg-kashi text-xs leading-none font-[620] text-white"
    >
      {letterOf(name)}
    </span>
  );
}
