import type { ChoiceWords } from "#contract/describe-choices.ts";

export function inLanguage(english: string, urdu: string | undefined): string {
  return urdu || english;
}

export function urduForPage(urdu: string | undefined): { urdu?: string } {
  return urdu ? { urdu } : {};
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
  name: inLanguage,
};
