import type { uiMessages as English } from "../en/ui.ts";

export const uiMessages: typeof English = {
  breadcrumb: "صفحے کا راستہ",
  home: "ہوم",
  close: "بند کریں",
  opening: (title) => `\u2068${title}\u2069 کھل رہا ہے`,
  optional: "(اختیاری)",
  from: (price) => `${price} سے`,
  salePrice: "رعایتی قیمت",
  regularPrice: "اصل قیمت",
  stars: (rating) => `5 میں سے ${rating} ستارے`,
};
