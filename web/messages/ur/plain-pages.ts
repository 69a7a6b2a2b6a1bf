import type { plainPageMessages as English } from "../en/plain-pages.ts";

export const plainPageMessages: typeof English = {
  missingDescription: "اس پتے پر کوئی صفحہ موجود نہیں۔ واپس جائیں، یا دکان کے پہلے صفحے سے دوبارہ شروع کریں۔",
  maintenanceTitle: "صفحہ زیرِ تعمیر ہے",
  maintenanceText: "ہم اس صفحے پر محنت سے کام کر رہے ہیں!",
  maintenanceDescription: "ہم اس صفحے پر محنت سے کام کر رہے ہیں! براہِ کرم تھوڑی دیر بعد دوبارہ تشریف لائیں۔",
};
