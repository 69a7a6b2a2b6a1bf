import type { offlineMessages as English } from "../en/offline.ts";

export const offlineMessages: typeof English = {
  note: "انٹرنیٹ دستیاب نہیں۔ آپ کا کارٹ اور دیکھے ہوئے صفحات اب بھی کھلتے ہیں۔",
  codeMissing: "یہ نہیں کھل سکا۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔",
  unanswered: {
    OFFLINE: "دکان سے رابطہ نہیں ہو رہا۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔",
    NO_ANSWER: "دکان سے جواب آنے میں بہت دیر ہو رہی ہے۔ اپنا کنکشن دیکھیں اور دوبارہ کوشش کریں۔",
    UNREADABLE: "دکان سے درست جواب نہیں ملا۔ تھوڑی دیر میں دوبارہ کوشش کریں۔",
  },
};
