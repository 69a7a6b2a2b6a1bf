import type { EngravingPosition } from "#contract/engraving/engraving-rules.ts";
import { centimetresOf, type LengthUnit } from "#contract/sizes/length-unit.ts";
import { type MeasurementName, measurementNames } from "#contract/sizes/measurement-names.ts";
import type { LineItem } from "./line-item.ts";

export type ChoiceLabels = {
  fabric: string;
  size: string;
  customSize: string;
  /** The sizes of parts that have separate sizes; false for a made-to-measure part. */
  sizesApart: (parts: readonly { name: string; size: string | false }[]) => string;
  color: string;
  trouser: string;
  cap: string;
  capChosen: string;
  engraving: string;
  engravingChosen: string;
  engravingOn: (name: string, position: EngravingPosition) => string;
  engravingSecond: string;
  engravingThread: string;
  measurements: Record<MeasurementName, string>;
  length: (length: number, unit: LengthUnit) => string;
  note: string;
  /** Picks the English or the Urdu name of a color, fabric or trouser. */
  name: (english: string, urdu: string | undefined) => string;
};

/** Where a name is sewn, as the wearer sees it. */
export function engravingPlace(position: EngravingPosition): string {
  return position === "sleeve" ? "left sleeve" : position;
}

export const englishChoices: ChoiceLabels = {
  fabric: "Fabric",
  size: "Size",
  customSize: "Custom size selected",
  sizesApart: (parts) =>
    parts.map(({ name, size }) => (size ? `${size} ${name}` : `${name} made to measure`)).join(", "),
  color: "Color",
  trouser: "Trouser",
  cap: "Cap",
  capChosen: "Yes",
  engraving: "Name engraving",
  engravingChosen: "Yes",
  engravingOn: (name, position) => `${name}, ${engravingPlace(position)}`,
  engravingSecond: "Second line",
  engravingThread: "Engraving thread",
  measurements: {
    shirtLength: "Shirt length",
    chest: "Chest",
    shoulder: "Shoulder",
    sleeveLength: "Sleeve length",
    trouserWaist: "Trouser waist",
    trouserLength: "Trouser length",
    backLength: "Back length",
    hip: "Hip",
    head: "Head",
  },
  length: (length, unit) => `${length} ${unit}`,
  note: "Note",
  name: (english) => english,
};

export type Choice = { label: string; value: string };

/** Lengths in the unit that they were measured in. */
export function describeMeasurements(customSize: LineItem["custom_size"], words: ChoiceLabels): Choice[] {
  if (!customSize) return [];
  const measurements = measurementNames.flatMap((name) => {
    const inches = customSize[name];
    if (inches === undefined) return [];
    const { unit = "in" } = customSize;
    const value = words.length(unit === "cm" ? centimetresOf(inches) : inches, unit);
    return [{ label: words.measurements[name], value }];
  });
  return customSize.otherNote === ""
    ? measurements
    : [...measurements, { label: words.note, value: customSize.otherNote }];
}
