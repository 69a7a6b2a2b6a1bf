import type { optionPictureMessages as English } from "../en/option-pictures.ts";

export const optionPictureMessages: typeof English = {
  oncePerOrder: (name) => `\u2068${name}\u2069، فی آرڈر ایک بار`,
  choose: "تصویر منتخب کریں",
  chooseAnother: "دوسری تصویر منتخب کریں",
  takeAgain: "کارٹ کی یہی تصویر دوبارہ لیں",
  sending: "بھیجی جا رہی ہے...",
  hint: "JPEG، PNG یا WebP، کم از کم 200 پکسل۔ اسے صرف آپ اور ہمارا عملہ دیکھتا ہے۔",
  yours: "آپ کی تصویر",
  failed: "تصویر نہیں بھیجی جا سکی۔ انٹرنیٹ دیکھیں اور دوبارہ منتخب کریں۔",
};
