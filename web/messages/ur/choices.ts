import type { ChoiceWords } from "#contract/describe-choices.ts";

/** What the catalogue's categories, colors, fabrics and trousers are called; new ones keep the merchant's name. */
const names: Readonly<Record<string, string>> = {
  All: "سب",
  Men: "مرد",
  Women: "خواتین",
  Unisex: "مرد و خواتین",
  "Lab Coats": "لیب کوٹ",
  Caps: "ٹوپیاں",
  "Navy Blue": "گہرا نیلا",
  "Royal Blue": "شاہی نیلا",
  "Ceil Blue": "آسمانی",
  Teal: "فیروزی",
  "OT Green": "او ٹی سبز",
  Maroon: "عنابی",
  "Dusty Rose": "ہلکا گلابی",
  Charcoal: "سرمئی",
  Black: "سیاہ",
  White: "سفید",
  "Plain Cotton": "سادہ سوتی",
  "Cotton Twill": "ٹوِل سوتی",
  "Four-Way Stretch": "چار طرفہ اسٹریچ",
  Straight: "سیدھا",
  Jogger: "جوگر",
  Cargo: "کارگو",
};

export function translateName(name: string): string {
  return names[name] ?? name;
}

export const choiceWords: ChoiceWords = {
  fabric: "کپڑا",
  size: "سائز",
  customSize: "کسٹم سائز منتخب ہے",
  color: "رنگ",
  trouser: "ٹراؤزر",
  cap: "ٹوپی",
  capChosen: "جی ہاں",
  engraving: "نام کی کڑھائی",
  engravingChosen: "جی ہاں",
  engravingOn: (name, side) => `\u2068${name}\u2069، ${side === "left" ? "بائیں" : "دائیں"}`,
  measurements: {
    shirtLength: "قمیص کی لمبائی",
    chest: "سینہ",
    shoulder: "کندھا",
    sleeveLength: "آستین کی لمبائی",
    trouserWaist: "ٹراؤزر کی کمر",
    trouserLength: "ٹراؤزر کی لمبائی",
  },
  inches: (inches) => `${inches} انچ`,
  note: "نوٹ",
  name: translateName,
};
