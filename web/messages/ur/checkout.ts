import type { Province } from "#contract/provinces.ts";
import type { checkoutMessages as English } from "../en/checkout.ts";

const provinceNames: Record<Province, string> = {
  Punjab: "پنجاب",
  Sindh: "سندھ",
  "Khyber Pakhtunkhwa": "خیبر پختونخوا",
  Balochistan: "بلوچستان",
  "Islamabad Capital Territory": "اسلام آباد وفاقی دارالحکومت",
  "Gilgit-Baltistan": "گلگت بلتستان",
  "Azad Jammu and Kashmir": "آزاد جموں و کشمیر",
};

const surcharges = new Map(
  Object.entries({
    "Custom size": "کسٹم سائز",
    "Name engraving": "نام کی کڑھائی",
    "Surgical cap": "سرجیکل ٹوپی",
  }),
);

export const checkoutMessages: typeof English = {
  title: "رابطے کی معلومات",
  description:
    "ہمیں بتائیں کہ آپ کے یونیفارم کہاں پہنچانے ہیں۔ ادائیگی ترسیل پر نقد، اور اکاؤنٹ کی ضرورت نہیں۔",
  haveAccount: "اکاؤنٹ موجود ہے؟",
  login: "لاگ اِن کریں",
  name: "نام",
  emailHint: "آرڈر کی تصدیق یہاں بھیجی جائے گی۔",
  phoneHint: "رائیڈر ترسیل سے پہلے آپ کو فون کرے گا۔",
  city: "شہر",
  province: "صوبہ",
  cityLabel: ({ urdu }) => urdu,
  chooseProvince: "منتخب کریں",
  provinceName: (province) => provinceNames[province],
  postalCode: "پوسٹل کوڈ",
  area: "علاقہ",
  address: "پتہ",
  deliveryInstruction: "ترسیل کے لیے ہدایت",
  orderSummary: "آرڈر کا خلاصہ",
  categoryAndQuantity: (category, quantity) => `${category}، ${quantity} عدد`,
  surcharge: (label) => surcharges.get(label) ?? label,
  remove: "ہٹائیں",
  removeItem: (name) => `${name} کو ہٹائیں`,
  changeInCart: "کارٹ میں بدلیں",
  subtotal: "ذیلی رقم",
  discount: "رعایت",
  deliveryCharges: "ترسیل کے چارجز",
  notKnownYet: "ابھی معلوم نہیں",
  total: "کل رقم",
  cashOnDelivery: "کیش آن ڈیلیوری: پارسل ملنے پر رائیڈر کو ادائیگی کریں۔",
  orderNow: "آرڈر کریں",
  haveCoupon: "کوپن ہے؟",
  couponCode: "کوپن کوڈ",
  enterCoupon: "کوپن کوڈ درج کریں",
  applyCoupon: "لاگو کریں",
  couponApplied: (code) => `کوپن \u2068${code}\u2069 لاگو ہو گیا`,
  removeCoupon: (code) => `کوپن \u2068${code}\u2069 ہٹائیں`,
  continueAsGuest: "بغیر اکاؤنٹ جاری رکھیں",
  orderPlaced: "آپ کا آرڈر کامیابی سے درج ہو گیا!",
  orderFailed: "آرڈر دینے میں کوئی مسئلہ پیش آیا۔ براہِ کرم دوبارہ کوشش کریں۔",
  unreachable: "دکان سے رابطہ نہیں ہو رہا۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔",
  answerLost: "دکان سے بروقت جواب نہیں ملا۔ دوبارہ آرڈر کریں: ایک ہی آرڈر دو بار نہیں لگتا۔",
  chargesKnownNow: "ترسیل کے چارجز اب معلوم ہو گئے ہیں۔ کل رقم دیکھیں اور دوبارہ آرڈر کریں۔",
  removeUnavailable: "آگے بڑھنے کے لیے وہ چیز بدلیں یا ہٹائیں جو دستیاب نہیں۔",
  totalIsNow: (total) => `کل رقم اب ${total} ہے۔ اسے دیکھیں اور دوبارہ آرڈر کریں۔`,
  alreadyPlaced: "یہ آرڈر پہلے ہی درج ہو چکا ہے۔ اس کا نمبر اُس ای میل میں ہے جو ہم نے آپ کو بھیجی ہے۔",
  loggedInAs: (name) =>
    `اب آپ \u2068${name}\u2069 کے نام سے لاگ اِن ہیں۔ اپنی معلومات دیکھیں اور دوبارہ آرڈر کریں۔`,
  sessionEnded:
    "آپ کا سیشن ختم ہو گیا ہے۔ آپ کی لکھی ہوئی ہر چیز یہیں موجود ہے: یہ آرڈر اپنے اکاؤنٹ میں رکھنے کے لیے دوبارہ لاگ اِن کریں، یا بغیر اکاؤنٹ آرڈر کریں۔",
};
