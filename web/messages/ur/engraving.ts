import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import type { engravingMessages as English } from "../en/engraving.ts";

const places = {
  left: "پہننے والے کے بائیں طرف، دل کے اوپر",
  right: "پہننے والے کے دائیں طرف",
  sleeve: "پہننے والے کی بائیں آستین پر",
};

export const engravingMessages: typeof English = {
  name: "نام",
  second: "دوسری سطر، جیسے عہدہ",
  position: "جگہ",
  positions: { left: "بائیں", right: "دائیں", sleeve: "آستین" },
  lettersThatFit: `سینے کی ایک سطر میں ${engravingLimits.left} حروف آتے ہیں، آستین پر ${engravingLimits.sleeve}۔ بائیں سے مراد پہننے والے کا بایاں ہے، یعنی دل کی طرف؛ آستین بھی بائیں۔`,
  thread: "دھاگا",
  matchingThread: "کپڑے پر جچتا ہوا",
  problems: {
    missing: "وہ نام لکھیں جو کاڑھنا ہے",
    long: (most) => `زیادہ سے زیادہ ${most} حروف لکھیں`,
    letter: (letter) =>
      `“\u2068${letter}\u2069” کاڑھا نہیں جا سکتا: حروف، ہندسے، خالی جگہ اور \u2066. , ' - & / ( )\u2069 استعمال کریں`,
  },
  sewnExactly: "بالکل ایسا ہی کاڑھا جائے گا:",
  place: (position) => places[position],
  inThread: (thread) => `دھاگا: \u2068${thread}\u2069`,
  checkLetters: "ایک ایک حرف پڑھ لیں: کاڑھا ہوا نام ادھیڑا نہیں جا سکتا۔",
};
