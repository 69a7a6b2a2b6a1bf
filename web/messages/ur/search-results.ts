import type { searchResultMessages as English } from "../en/search-results.ts";

export const searchResultMessages: typeof English = {
  suggestions: "تجاویز",
  found: (count) => (count === 1 ? "1 تجویز" : `${count} تجاویز`),
  nothing: (words) => `”\u2068${words}\u2069“ کے لیے کوئی تجویز نہیں۔ پھر بھی تلاش کی جا سکتی ہے۔`,
  failed: "تجاویز اس وقت نہیں آ سکیں۔ پھر بھی تلاش کی جا سکتی ہے۔",
  allResults: (words) => `”\u2068${words}\u2069“ کے تمام نتائج`,
  readAs: (words) => `”\u2068${words}\u2069“ کے نتائج`,
  missing: (words) =>
    `نہیں ملا: ${words.map((word) => `”\u2068${word}\u2069“`).join("، ")}۔ یہ پروڈکٹس سب سے قریب ہیں۔`,
  partial: "کسی پروڈکٹ میں یہ سب نہیں۔ ان میں سب سے زیادہ ہے۔",
  nothingFound: (words) => `دکان میں ”\u2068${words}\u2069“ جیسی کوئی چیز نہیں۔`,
  nearest: "شاید یہ پسند آئے",
  pages: "صفحات",
  pageNames: {
    track: "اپنا آرڈر دیکھیں",
    returns: "واپسی اور تبدیلی",
    sizes: "سائز چارٹ",
    contact: "ہم سے رابطہ کریں",
    about: "ہمارے بارے میں",
    privacy: "رازداری کی پالیسی",
    terms: "شرائط و ضوابط",
  },
  categories: "کسی کیٹیگری میں دیکھیں",
};
