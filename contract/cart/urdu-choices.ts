import type { EngravingPosition } from "#contract/engraving/engraving-rules.ts";
import type { ChoiceLabels } from "./choice-labels.ts";

const positions: Record<EngravingPosition, string> = { left: "بائیں", right: "دائیں", sleeve: "بائیں آستین" };

export const urduChoices: ChoiceLabels = {
  fabric: "کپڑا",
  size: "سائز",
  customSize: "کسٹم سائز منتخب ہے",
  sizesApart: (parts) =>
    parts.map(({ name, size }) => (size ? `${name} \u2068${size}\u2069` : `${name} ناپ کے مطابق`)).join("، "),
  color: "رنگ",
  trouser: "ٹراؤزر",
  cap: "ٹوپی",
  capChosen: "جی ہاں",
  engraving: "نام کی کڑھائی",
  engravingChosen: "جی ہاں",
  engravingOn: (name, position) => `\u2068${name}\u2069، ${positions[position]}`,
  engravingSecond: "نام کے نیچے",
  engravingThread: "کڑھائی کا دھاگا",
  measurements: {
    shirtLength: "قمیص کی لمبائی",
    chest: "سینہ",
    shoulder: "کندھا",
    sleeveLength: "آستین کی لمبائی",
    trouserWaist: "ٹراؤزر کی کمر",
    trouserLength: "ٹراؤزر کی لمبائی",
    backLength: "پیٹھ کی لمبائی",
    hip: "کولہے",
    head: "سر",
  },
  length: (length, unit) => `${length} ${unit === "cm" ? "سینٹی میٹر" : "انچ"}`,
  note: "نوٹ",
  name: (english, urdu) => urdu || english,
};

const surcharges = new Map(
  Object.entries({
    "Custom size": "کسٹم سائز",
    "Name engraving": "نام کی کڑھائی",
    "Surgical cap": "سرجیکل ٹوپی",
  }),
);

/** The shop's own name of a surcharge in Urdu; the merchant's have their own (`urdu`). */
export function urduSurcharge(label: string): string {
  return surcharges.get(label) ?? label;
}
