import type { emailChangeMessages as English } from "../en/email-change.ts";

export const emailChangeMessages: typeof English = {
  title: "ای میل پتے کی تبدیلی",
  description: "تصدیق کریں کہ اکاؤنٹ کا ای میل پتہ بدلا جائے۔",
  text: "تصدیق صرف اُس وقت کریں جب یہ درخواست آپ نے خود کی ہو۔ پتہ اُس وقت بدلے گا جب پرانے اور نئے، دونوں پتوں سے تصدیق ہو جائے۔",
  confirm: "تبدیلی کی تصدیق کریں",
  waitingTitle: "ایک پتے سے تصدیق ہو گئی",
  waiting: "اب دوسرے پتے پر آئی ای میل کھولیں اور وہاں بھی تصدیق کریں۔ تب تک کچھ نہیں بدلے گا۔",
  changedTitle: "آپ کا ای میل پتہ بدل گیا",
  changed: "آپ اپنی باقی ڈیوائسز سے لاگ آؤٹ ہو گئے ہیں۔ اب سے نئے پتے کے ساتھ لاگ اِن کریں۔",
  profile: "اپنے پروفائل پر جائیں",
};
