import type { uiMessages as English } from "../en/ui.ts";

export const uiMessages: typeof English = {
  breadcrumb: "صفحے کا راستہ",
  home: "ہوم",
  close: "بند کریں",
  opening: (title) => `\u2068${title}\u2069 کھل رہا ہے`,
  chooseFile: "منتخب کریں",
  noFileChosen: "کچھ منتخب نہیں",
  optional: "(اختیاری)",
  from: (price) => `${price} سے`,
  salePrice: "رعایتی قیمت",
  regularPrice: "اصل قیمت",
  quantityOf: (name) => `\u2068${name}\u2069 کی تعداد`,
  oneLess: "ایک کم کریں",
  oneMore: "ایک بڑھائیں",
  stars: (rating) => `5 میں سے ${rating} ستارے`,
};
