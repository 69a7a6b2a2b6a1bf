import type { LineItem } from "./line-item.ts";
import { type MeasurementName, measurementNames } from "./measurement-names.ts";

/** What each measurement is called wherever a person reads it. */
export const measurementLabels: Record<MeasurementName, string> = {
  shirtLength: "Shirt length",
  chest: "Chest",
  shoulder: "Shoulder",
  sleeveLength: "Sleeve length",
  trouserWaist: "Trouser waist",
  trouserLength: "Trouser length",
};

export type Choice = { label: string; value: string };

type Chosen = Pick<
  LineItem,
  "sizes" | "custom_size" | "color" | "fabric_type" | "trouserOptions" | "cap" | "name_engraving"
>;

/** The six measurements and the note of a custom size, in words; nothing for a standard size. */
export function describeMeasurements(customSize: LineItem["custom_size"]): Choice[] {
  if (!customSize) return [];
  const measurements = measurementNames.map((name) => ({
    label: measurementLabels[name],
    value: `${customSize[name]} in`,
  }));
  return customSize.otherNote === ""
    ? measurements
    : [...measurements, { label: "Note", value: customSize.otherNote }];
}

/** Everything that was chosen for a line, in the words used on every page, mail and ticket. */
export function describeChoices(line: Chosen): Choice[] {
  return [
    { label: "Fabric", value: line.fabric_type.name },
    { label: "Size", value: line.custom_size ? "Custom size selected" : line.sizes || "" },
    { label: "Color", value: line.color.label },
    ...(line.trouserOptions ? [{ label: "Trouser", value: line.trouserOptions }] : []),
    ...(line.cap ? [{ label: "Cap", value: "Yes" }] : []),
    ...(line.name_engraving
      ? [
          {
            label: "Name engraving",
            value: `${line.name_engraving.name}, ${line.name_engraving.position}`,
          },
        ]
      : []),
  ];
}
