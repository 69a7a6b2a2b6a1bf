import type { partSizesMessages as English } from "../en/part-sizes.ts";

export const partSizesMessages: typeof English = {
  about: "ہر حصے کا سائز منتخب کریں، یا اسے اپنے ناپ کا بنوائیں۔",
  sizeOf: (part) => `${part}: سائز`,
  chooseSizeOf: (part) => `سائز منتخب کریں: ${part}`,
  partToMeasure: "ناپ کے مطابق",
  takeSizes: "یہ سائز لیں",
  customSizeSelected: "کسٹم سائز منتخب ہے",
  customSizeSaved: "کسٹم سائز محفوظ ہو گیا",
  removeSizesApart: "الگ سائز ہٹائیں",
  sizesSaved: "سائز محفوظ ہو گئے",
  remove: "ہٹائیں",
  removeCustomSize: "کسٹم سائز ہٹائیں",
};
