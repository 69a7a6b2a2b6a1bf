import type { lostNumberMessages as English } from "../en/lost-number.ts";

export const lostNumberMessages: typeof English = {
  title: "میرے آرڈر مجھے بھیجیں",
  text: "ہم آپ کے آرڈر کے نمبر اسی ای میل پر بھیجتے ہیں جس سے آرڈر دیے گئے تھے۔",
  contact: "آپ کا فون یا ای میل",
  contactHint: "جس سے آپ نے آرڈر دیا تھا",
  send: "بھیجیں",
  sending: "بھیجا جا رہا ہے...",
  sent: "اگر اس سے کوئی آرڈر ہے تو نمبر ایک منٹ میں آپ کی ای میل میں ہوں گے۔",
};
