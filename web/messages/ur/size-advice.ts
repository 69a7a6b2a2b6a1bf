import type { sizeAdviceMessages as English } from "../en/size-advice.ts";

const numbers = ["", "", "دونوں", "تینوں", "چاروں", "پانچوں", "چھ کی چھ"];

const unitNames = { in: "انچ", cm: "سینٹی میٹر" };

export const sizeAdviceMessages: typeof English = {
  title: "سائز کا مشورہ",
  invitation: (count) =>
    `${count === 1 ? "پیمائش درج کریں" : `${numbers[count] ?? count} پیمائشیں درج کریں`} تاکہ معلوم ہو کہ کون سا معیاری سائز سب سے قریب ہے۔`,
  nearest: (parts) =>
    `سب سے قریبی معیاری سائز: ${parts.map(({ size, part }) => `${part} \u2068${size}\u2069`).join("، ")}`,
  sizedPart: ({ size, part }) => `${part} \u2068${size}\u2069:`,
  asMeasured: "پیمائش کے عین مطابق",
  misfits: (misfits) => misfits.join("، "),
  misfit(name, length, way) {
    switch (way) {
      case "loose":
        return `${name} پر ${length} ڈھیلا`;
      case "tight":
        return `${name} پر ${length} تنگ`;
      case "long":
        return `${name} میں ${length} زیادہ`;
      case "short":
        return `${name} میں ${length} کم`;
    }
  },
  // A half would else stand on the other side of its number.
  length: (length, unit) => `\u2068${length}\u2069 ${unitNames[unit]}`,
  takeSize: (size) => `اس کے بجائے سائز \u2068${size}\u2069 لیں`,
  fits: (size) => `سائز \u2068${size}\u2069 آپ کو صحیح آنا چاہیے۔`,
  mixed: (parts) =>
    `حصوں کے لیے الگ الگ سائز درکار ہیں: ${parts.map(({ size, part }) => `${part} \u2068${size}\u2069`).join("، ")} لیں۔`,
  custom: "کوئی معیاری سائز کافی قریب نہیں: کسٹم سائز چنیں۔",
  allInUnit: (unit) => `یہ ${unitNames[unit]} معلوم ہوتے ہیں۔ کیا آپ نے ${unitNames[unit]} میں ناپا ہے؟`,
  oneInUnit: (label, typed, unit) => `${label} ${typed}: کیا آپ نے اسے ${unitNames[unit]} میں ناپا ہے؟`,
  swapped: (one, other) => `کیا ${one} اور ${other} کے ناپ ایک دوسرے کے خانے میں لکھے گئے ہیں؟`,
  half: (label, typed) => `${label} ${typed}: کیا صرف آر پار ناپا گیا ہے؟ اسے دگنا کرنا ہوتا ہے۔`,
  odd: (label, typed) => `${label} ${typed} عام ناپ نہیں۔ کیا یہ درست ہے؟`,
  yesInUnit: (unit) => `جی، ${unitNames[unit]}`,
  yesSwap: "جی، آپس میں بدل دیں",
  yesDouble: "جی، دگنا کر دیں",
  rightAsTyped: "جو لکھا ہے وہی درست ہے",
  notSaved: "ابھی محفوظ نہیں ہوا۔ پہلے یہ دیکھ لیں۔",
};
