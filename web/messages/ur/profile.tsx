import type { profileMessages as English } from "../en/profile.tsx";

export const profileMessages: typeof English = {
  title: "ذاتی معلومات",
  description:
    "اپنے نام، پاس ورڈ اور اکاؤنٹ کی ترتیبات کا انتظام کریں، اور اُن پیمائشوں کا جو آپ ناپ کی سلائی کے لیے محفوظ رکھتے ہیں۔",
  text: "اپنے نام، پاس ورڈ اور اکاؤنٹ کی ترتیبات کا انتظام کریں۔",
  fullName: "پورا نام",
  emailHint: "نئے پتے کی تصدیق کرنے پر آپ اپنی باقی ڈیوائسز سے لاگ آؤٹ ہو جائیں گے۔",
  phoneHint: "رائیڈر ڈیلیوری سے پہلے آپ کو فون کرے گا۔",
  address: "پتہ",
  save: "تبدیلیاں محفوظ کریں",
  noChanges: "کوئی تبدیلی نہیں کی گئی",
};
