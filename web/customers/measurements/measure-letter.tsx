import type { MeasurementName } from "#contract/sizes/measurement-names.ts";

/** The letter of a length in every drawing, form and size table, regardless of the garment. */
export const measureLetters: Readonly<Record<MeasurementName, string>> = {
  chest: "A",
  shirtLength: "B",
  shoulder: "C",
  sleeveLength: "D",
  trouserWaist: "E",
  trouserLength: "F",
  backLength: "G",
  head: "H",
  hip: "K",
};

export function byLetter(names: readonly MeasurementName[]): MeasurementName[] {
  return names.toSorted((one, other) => (measureLetters[one] < measureLetters[other] ? -1 : 1));
}

type MeasureLetterProps = { name: MeasurementName; className?: string };

export function MeasureLetter({ name, className = "me-1 inline-grid" }: MeasureLetterProps) {
  return (
    // Latin in every language: the line height of nastaliq would move it out of its circle.
    <span
      lang="en"
      className={`size-5 place-items-center rounded-full bg-kashi text-xs leading-none font-[620] text-white ${className}`}
    >
      {measureLetters[name]}
    </span>
  );
}
