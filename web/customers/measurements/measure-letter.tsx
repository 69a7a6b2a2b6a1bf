import type { MeasurementName } from "#contract/sizes/measurement-names.ts";

/** The letter of a length in every drawing, form and size table, so that a garment with some of them says the same. */
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
    // A Latin letter in every language: nastaliq's height of a line would push it out of its circle.
    <span
      lang="en"
      className={`size-5 place-items-center rounded-full bg-kashi text-xs leading-none font-[620] text-white ${className}`}
    >
      {measureLetters[name]}
    </span>
  );
}
