import type { mailStopMessages as English } from "../en/mail-stop.ts";

export const mailStopMessages: typeof English = {
  title: "رائے والی ای میل",
  description: "آرڈر پہنچنے کے بعد رائے مانگنے والی ای میل بند کرتا ہے، یا دوبارہ شروع کرتا ہے۔",
  stopping: "ایک لمحہ۔",
  stopped: "اب ہم آپ سے رائے نہیں مانگیں گے۔ آپ کے آرڈر کی ای میل پہلے کی طرح آئے گی۔",
  wanted: "ہم پھر ہر آرڈر کے لیے ایک بار رائے مانگیں گے۔",
  wantAgain: "دوبارہ پوچھیں",
  stop: "اب نہ پوچھیں",
  tryAgain: "دوبارہ کوشش کریں",
};
