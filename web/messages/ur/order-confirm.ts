import type { orderConfirmMessages as English } from "../en/order-confirm.ts";

export const orderConfirmMessages: typeof English = {
  title: "اپنے آرڈر کی تصدیق کریں",
  description: "ہمیں بتائیں کہ آپ کا آرڈر تیار کر کے بھیجا جائے یا نہیں۔",
  ask: "براہِ کرم بتائیں کہ ہم یہ آرڈر تیار کر کے بھیجیں یا نہیں۔",
  payOnDelivery: "ادائیگی ڈیلیوری پر نقد ہوتی ہے۔",
  payFirst: "آپ کی رقم آتے ہی ہم کام شروع کرتے ہیں۔",
  payRest: (amount) => `\u2068${amount}\u2069 ڈیلیوری پر نقد ادا کرنے ہیں۔`,
  confirm: "آرڈر کی تصدیق کریں",
  confirming: "تصدیق ہو رہی ہے...",
  cancel: "آرڈر منسوخ کریں",
  confirmed: "شکریہ، آپ کے آرڈر کی تصدیق ہو گئی۔",
  confirmedText: "ہم اس کی تیاری کر رہے ہیں۔ جب تک ہماری ورکشاپ کام شروع نہ کرے آپ اسے منسوخ کر سکتے ہیں۔",
  cancelled: "آپ کا آرڈر منسوخ ہو گیا۔",
  cancelledText: "نہ کچھ بھیجا جائے گا اور نہ کوئی ادائیگی کرنی ہے۔",
  onItsWay: "آپ کا آرڈر روانہ ہو چکا ہے۔",
  delivered: "آپ کا آرڈر پہنچ چکا ہے۔",
  orderTotal: "ڈیلیوری پر نقد ادائیگی",
  total: "کل رقم",
  totalPaidAhead: "کل رقم، پیشگی",
};
