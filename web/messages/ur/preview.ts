import type { previewMessages as English } from "../en/preview.ts";

const places = { left: "کے بائیں طرف", right: "کے دائیں طرف", sleeve: "کی بائیں آستین پر" };

export const previewMessages: typeof English = {
  livePreview: "لائیو پریویو",
  sewnAsWritten: "جیسا لکھا ہے ویسا ہی کاڑھا جائے گا",
  withCap: "ہم رنگ ٹوپی کے ساتھ",
  sewnOn: (name, position) => `\u2068${name}\u2069 پہننے والے ${places[position]} کڑھا ہوا`,
  inThread: (thread) => `\u2068${thread}\u2069 دھاگے سے`,
  news: (words) => `پریویو: ${words}`,
  inWords: (words) => words.join("، "),
};
