import type { MeasurementName } from "#contract/measurement-names.ts";

/** The letters of the measurements in the drawing and in the size chart. */
const letters: Record<MeasurementName, string> = {
  chest: "A",
  shirtLength: "B",
  shoulder: "C",
  sleeveLength: "D",
  trouserWaist: "E",
  trouserLength: "F",
};

/** The measurements in the order of the form: shirt first, from its length down to the sleeve. */
export const measureOrder = [
  "shirtLength",
  "chest",
  "shoulder",
  "sleeveLength",
  "trouserWaist",
  "trouserLength",
] as const satisfies readonly MeasurementName[];

export function letterOf(name: MeasurementName): string {
  return letters[name];
}

/** The letter that pairs a field with its line in the drawing. */
export function MeasureLetter({ name }: { name: MeasurementName }) {
  return (
    <span className="me-1 inline-grid size-5 place-items-center rounded-full bg-kashi text-xs leading-none font-[620] text-white">
      {letters[name]}
    </span>
  );
}
