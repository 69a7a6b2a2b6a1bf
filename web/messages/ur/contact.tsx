import type { contactMessages as English } from "../en/contact.tsx";

export const contactMessages: typeof English = {
  title: "رابطہ کریں",
  description:
    "سائز، کسی آرڈر یا پورے وارڈ کے یونیفارم کے بارے میں پوچھیں: فون کریں، لکھیں یا پیغام بھیجیں، جواب وہی دیتے ہیں جو انہیں سیتے ہیں۔",
  talkToUs: "ہم سے بات کریں",
  aboutAnOrder: (tracking) => <>کسی آرڈر کے بارے میں پوچھنا ہے؟ {tracking("اسے اس کے نمبر سے ٹریک کریں")}۔</>,
  writeToUs: "ہمیں لکھیں",
  name: "نام",
  emailHint: "ہمارا جواب یہاں آئے گا۔",
  phoneHint: "جب لکھنے کے مقابلے میں فون پر بات جلدی ہو جائے۔",
  message: "پیغام",
  submit: "بھیجیں",
  submitting: "بھیجا جا رہا ہے...",
};
