import type { optionMessages as English } from "../en/options.ts";

export const optionMessages: typeof English = {
  standard: "معمول کے مطابق",
  missing: (option) => `براہِ کرم \u2068${option}\u2069 منتخب کریں!`,
  noPlace: (option) => `براہِ کرم بتائیں \u2068${option}\u2069 کہاں لگے گا!`,
  clash: (option, other) =>
    `براہِ کرم \u2068${option}\u2069 یا \u2068${other}\u2069 میں سے کوئی ایک منتخب کریں، دونوں نہیں!`,
  tooLong: (most) => `زیادہ سے زیادہ ${most} حروف لکھیں`,
  noLength: "1 سے 99 انچ تک لکھیں",
  notOffered: (option) => `\u2068${option}\u2069 اب دستیاب نہیں۔ صفحہ دوبارہ کھولیں۔`,
  oncePerOrder: "فی آرڈر ایک بار",
  inches: "انچ",
  where: "کہاں",
};
