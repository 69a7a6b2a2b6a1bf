import type { offlineMessages as English } from "../en/offline.ts";

export const offlineMessages: typeof English = {
  note: "انٹرنیٹ دستیاب نہیں۔ آپ کا کارٹ اور دیکھے ہوئے صفحات اب بھی کھلتے ہیں۔",
  codeMissing: "یہ نہیں کھل سکا۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کریں۔",
};
