import type { previewMessages as English } from "../en/preview.ts";

export const previewMessages: typeof English = {
  livePreview: "لائیو پریویو",
  sewnAsWritten: "جیسا لکھا ہے ویسا ہی سیا جائے گا",
  withCap: "ہم رنگ ٹوپی کے ساتھ",
  sewnOn: (name, position) =>
    `\u2068${name}\u2069 پہننے والے کے ${position === "left" ? "بائیں" : "دائیں"} طرف کڑھا ہوا`,
  news: (words) => `پریویو: ${words}`,
  inWords: (words) => words.join("، "),
};
