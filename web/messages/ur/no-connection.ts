import type { noConnectionMessages as English } from "../en/no-connection.ts";

export const noConnectionMessages: typeof English = {
  title: "انٹرنیٹ دستیاب نہیں",
  description: "جب انٹرنیٹ کے بغیر کوئی صفحہ نہ کھل سکے تو یہ صفحہ دکھایا جاتا ہے۔ کارٹ پھر بھی کھلتا ہے۔",
  neverSeen:
    "یہ صفحہ اس ڈیوائس پر پہلے نہیں کھولا گیا، اس لیے اسے انٹرنیٹ چاہیے۔ آپ کا کارٹ محفوظ ہے، اور دیکھے ہوئے صفحات اب بھی کھلتے ہیں۔",
  unreachable:
    "دکان سے رابطہ نہیں ہو رہا۔ کچھ ضائع نہیں ہوا، آپ کا کارٹ محفوظ ہے۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔",
  tryAgain: "دوبارہ کوشش کریں",
  openCart: "کارٹ کھولیں",
};
