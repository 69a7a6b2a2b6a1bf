import { ownValue } from "#contract/own-value.ts";

/** A sentence with parts: how to know it, and what it is with those parts in Urdu. */
type Phrase = readonly [RegExp, (...parts: string[]) => string];

/** What a line of the cart may lack. */
const choices = {
  size: "سائز",
  color: "رنگ",
  "fabric type": "کپڑے",
  "trouser option": "ٹراؤزر",
  "name engraving": "نام کی کڑھائی",
};

function listOf(missing: string): string {
  return missing
    .split(", ")
    .map((choice) => ownValue(choices, choice) ?? choice)
    .join("، ");
}

/** The sentences of the API and of validation that name a number, a price or a product. */
export const phrases: readonly Phrase[] = [
  [/^Use at most (\d+) characters$/, (most) => `زیادہ سے زیادہ ${most} حروف لکھیں`],
  [
    /^A mobile number has 11 digits, such as 0300 1234567: (\d+) missing$/,
    (count) =>
      `موبائل نمبر میں 11 ہندسے ہوتے ہیں، جیسے \u20660300 1234567\u2069: ${count} کم ${count === "1" ? "ہے" : "ہیں"}`,
  ],
  [
    /^A mobile number has 11 digits, such as 0300 1234567: (\d+) too many$/,
    (count) =>
      `موبائل نمبر میں 11 ہندسے ہوتے ہیں، جیسے \u20660300 1234567\u2069: ${count} زیادہ ${count === "1" ? "ہے" : "ہیں"}`,
  ],
  [
    /^A landline number has 9 to 12 digits with its area code, such as 042 35761999: this one has (\d+)$/,
    (count) =>
      `لینڈ لائن نمبر میں ایریا کوڈ کے ساتھ 9 سے 12 ہندسے ہوتے ہیں، جیسے \u2066042 35761999\u2069: اس میں ${count} ${count === "1" ? "ہے" : "ہیں"}`,
  ],
  [
    /^A phone number has 7 to 15 digits: this one has (\d+)$/,
    (count) => `فون نمبر میں 7 سے 15 ہندسے ہوتے ہیں: اس میں ${count} ${count === "1" ? "ہے" : "ہیں"}`,
  ],
  [/^Use at least (\d+) characters$/, (least) => `کم از کم ${least} حروف لکھیں`],
  [/^Order at most (\d+) of one line$/, (most) => `ایک چیز زیادہ سے زیادہ ${most} عدد آرڈر کریں`],
  [
    /^Order at most (\d+) different items at once$/,
    (most) => `ایک بار میں زیادہ سے زیادہ ${most} مختلف اشیا آرڈر کریں`,
  ],
  [
    /^This coupon is for orders of (.+) or more$/,
    (amount) => `یہ کوپن ${amount} یا اس سے زیادہ کے آرڈر کے لیے ہے`,
  ],
  [/^This coupon is only for: (.+)$/, (names) => `یہ کوپن صرف ان کے لیے ہے: \u2068${names}\u2069`],
  [
    /^Coupon (\S+) applied: you save (.+)$/,
    (code, saving) => `کوپن \u2068${code}\u2069 لاگو ہو گیا: آپ کی بچت ${saving}`,
  ],
  [/^Coupon (\S+) applied$/, (code) => `کوپن \u2068${code}\u2069 لاگو ہو گیا`],
  [
    /^Item (\d+) of your cart is no longer available\. Remove it to go on\.$/,
    (place) => `آپ کے کارٹ کی چیز نمبر ${place} اب دستیاب نہیں۔ آگے بڑھنے کے لیے اسے ہٹائیں۔`,
  ],
  [
    /^Item (\d+), (.+), is not available with this (.+)\. Choose it anew\.$/,
    (place, name, missing = "") =>
      `چیز نمبر ${place}، \u2068${name}\u2069، اس ${listOf(missing)} کے ساتھ دستیاب نہیں۔ اسے دوبارہ منتخب کریں۔`,
  ],
  [
    /^(.+) is sold out in size (.+)\. Remove it or choose another size\.$/,
    (name, size) =>
      `\u2068${name}\u2069 سائز \u2068${size}\u2069 میں ختم ہو گیا ہے۔ اسے ہٹائیں یا دوسرا سائز منتخب کریں۔`,
  ],
  [
    /^There (?:is|are) (\d+) pieces? of (.+) in size (.+) left\. Order fewer\.$/,
    (left, name, size) =>
      `\u2068${name}\u2069 سائز \u2068${size}\u2069 میں صرف ${left} باقی ${left === "1" ? "ہے" : "ہیں"}۔ تعداد کم کریں۔`,
  ],
  [
    /^You have (\d+) saved measurements\. Delete one before you save another\.$/,
    (count) => `آپ کی ${count} پیمائشیں محفوظ ہیں۔ نئی محفوظ کرنے سے پہلے کوئی ایک حذف کریں۔`,
  ],
  [
    /^Too many requests\. Try again in a second\.$/,
    () => "بہت زیادہ بار کوشش کی گئی۔ ایک سیکنڈ بعد دوبارہ کوشش کریں۔",
  ],
  [
    /^Too many requests\. Try again in (\d+) seconds\.$/,
    (seconds) => `بہت زیادہ بار کوشش کی گئی۔ ${seconds} سیکنڈ بعد دوبارہ کوشش کریں۔`,
  ],
  [
    /^Too many requests\. Try again in (\d+) minutes\.$/,
    (minutes) => `بہت زیادہ بار کوشش کی گئی۔ ${minutes} منٹ بعد دوبارہ کوشش کریں۔`,
  ],
];
