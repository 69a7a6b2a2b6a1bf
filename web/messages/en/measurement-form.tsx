import type { ReactNode } from "react";
import type { MeasurementName } from "#contract/measurement-names.ts";

type Unit = "in" | "cm";

/** The form of a custom size: six lengths in a unit, a note, and how each length is taken. */
export const measurementFormMessages = {
  unit: "Unit",
  units: { in: "Inches", cm: "Centimetres" } satisfies Record<Unit, string>,
  /** At the end of a field, behind the number. */
  unitMarks: { in: "in", cm: "cm" } satisfies Record<Unit, string>,
  note: "Note",
  whereToMeasure: "Where to measure: letters A to F",
  measureGarment: (unit: Unit, sizeChart: ReactNode) => (
    <>
      Measure a garment that fits you, laid flat, in {unit === "in" ? "inches" : "centimetres"}. The letters
      match the {sizeChart}.
    </>
  ),
  sizeChart: "size chart",
  opensInNewTab: "(opens in a new tab)",
  howToMeasure: "How to measure",
  howTo: {
    chest: "from armpit to armpit, doubled",
    shirtLength: "from the top of the shoulder at the neck down to the hem",
    shoulder: "from seam to seam across the back",
    sleeveLength: "from the shoulder seam to the end of the sleeve",
    trouserWaist: "across the band, doubled",
    trouserLength: "from the band down the outer seam",
  } satisfies Record<MeasurementName, string>,
  /** The measurements as they stand inside a sentence. */
  named: {
    chest: "chest",
    shirtLength: "shirt length",
    shoulder: "shoulder",
    sleeveLength: "sleeve length",
    trouserWaist: "trouser waist",
    trouserLength: "trouser length",
  } satisfies Record<MeasurementName, string>,
  enterLength: (name: string) => `Enter the ${name}`,
  enterCentimetres: "Enter a number of centimetres",
  centimetresBetween: (least: number, most: number) => `Enter ${least} to ${most} centimetres`,
};
