import type { failureMessages as English } from "../en/failures.ts";

export const failureMessages: typeof English = {
  missingTitle: "یہاں کچھ نہیں ملا۔",
  missingText:
    "یہ صفحہ موجود نہیں۔ شاید اسے کہیں اور منتقل کر دیا گیا ہو یا یہ چیز ہمیشہ کے لیے فروخت ہو چکی ہو۔",
  backToHomepage: "ہوم پیج پر جائیں",
  navigateBack: "واپس جائیں",
  failedTitle: "کچھ غلط ہو گیا",
  failedText: "یہ صفحہ دکھایا نہیں جا سکا۔ غلطی ہماری ہے، آپ کی نہیں۔",
};
