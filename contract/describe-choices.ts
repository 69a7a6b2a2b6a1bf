import type { LineItem } from "./line-item.ts";
import { type MeasurementName, measurementNames } from "./measurement-names.ts";

/** How a line's choices are said in one language. */
export type ChoiceWords = {
  fabric: string;
  size: string;
  customSize: string;
  color: string;
  trouser: string;
  cap: string;
  capChosen: string;
  engraving: string;
  /** Where the name itself is not shown. */
  engravingChosen: string;
  /** A name, letter for letter, with the wearer's side of the chest. */
  engravingOn: (name: string, side: "left" | "right") => string;
  measurements: Record<MeasurementName, string>;
  inches: (inches: number) => string;
  note: string;
  /** Of the name of a color, fabric or trouser and its name in Urdu the one to say. */
  name: (english: string, urdu: string | undefined) => string;
};

/** The words of the shop's first language, of its mails and of its back office. */
export const englishChoices: ChoiceWords = {
  fabric: "Fabric",
  size: "Size",
  customSize: "Custom size selected",
  color: "Color",
  trouser: "Trouser",
  cap: "Cap",
  capChosen: "Yes",
  engraving: "Name engraving",
  engravingChosen: "Yes",
  engravingOn: (name, side) => `${name}, ${side}`,
  measurements: {
    shirtLength: "Shirt length",
    chest: "Chest",
    shoulder: "Shoulder",
    sleeveLength: "Sleeve length",
    trouserWaist: "Trouser waist",
    trouserLength: "Trouser length",
  },
  inches: (inches) => `${inches} in`,
  note: "Note",
  name: (english) => english,
};

export type Choice = { label: string; value: string };

type Chosen = Pick<
  LineItem,
  "sizes" | "custom_size" | "color" | "trouserOptions" | "urdu" | "cap" | "name_engraving"
> & { fabric_type: Omit<LineItem["fabric_type"], "price"> };

/** The six measurements and the note of a custom size, in words; nothing for a standard size. */
export function describeMeasurements(customSize: LineItem["custom_size"], words: ChoiceWords): Choice[] {
  if (!customSize) return [];
  const measurements = measurementNames.map((name) => ({
    label: words.measurements[name],
    value: words.inches(customSize[name]),
  }));
  return customSize.otherNote === ""
    ? measurements
    : [...measurements, { label: words.note, value: customSize.otherNote }];
}

/** The size of a line, or that it is made to measure. */
export function chosenSize({ custom_size, sizes }: Chosen, words: ChoiceWords): string {
  return custom_size ? words.customSize : sizes || "";
}

/** Everything that was chosen for a line, in the words used on every page, mail and ticket. */
export function describeChoices(line: Chosen, words: ChoiceWords): Choice[] {
  const { trouserOptions, name_engraving } = line;
  return [
    { label: words.fabric, value: words.name(line.fabric_type.name, line.fabric_type.urdu) },
    { label: words.size, value: chosenSize(line, words) },
    { label: words.color, value: words.name(line.color.label, line.color.urdu) },
    ...(trouserOptions
      ? [{ label: words.trouser, value: words.name(trouserOptions, line.urdu?.trouser) }]
      : []),
    ...(line.cap ? [{ label: words.cap, value: words.capChosen }] : []),
    ...(name_engraving
      ? [{ label: words.engraving, value: words.engravingOn(name_engraving.name, name_engraving.position) }]
      : []),
  ];
}
