import type { ReactNode } from "react";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";

type Unit = "in" | "cm";

export const measurementFormMessages = {
  unit: "Unit",
  units: { in: "Inches", cm: "Centimetres" } satisfies Record<Unit, string>,
  unitMarks: { in: "in", cm: "cm" } satisfies Record<Unit, string>,
  note: "Note",
  whereToMeasure: (letters: readonly string[]) =>
    letters.length === 1
      ? `Where to measure: letter ${letters[0]}`
      : `Where to measure: letters ${letters.slice(0, -1).join(", ")} and ${letters.at(-1)}`,
  measureHead: (unit: Unit) =>
    `Measure your head in ${unit === "in" ? "inches" : "centimetres"}, with the tape lying flat.`,
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
    backLength: "from the seam of the collar down the middle of the back to the hem",
    hip: "across the widest place below the waist, doubled",
    head: "around the head, above the ears and across the forehead",
  } satisfies Record<MeasurementName, string>,
  named: {
    chest: "chest",
    shirtLength: "shirt length",
    shoulder: "shoulder",
    sleeveLength: "sleeve length",
    trouserWaist: "trouser waist",
    trouserLength: "trouser length",
    backLength: "back length",
    hip: "hip",
    head: "head",
  } satisfies Record<MeasurementName, string>,
  enterLength: (name: string) => `Enter the ${name}`,
  enterCentimetres: "Enter a number of centimetres",
  centimetresBetween: (least: number, most: number) => `Enter ${least} to ${most} centimetres`,
};
