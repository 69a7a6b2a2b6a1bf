import type { reviewsMessages as English } from "../en/reviews.tsx";

export const reviewsMessages: typeof English = {
  title: "جائزے",
  count: (count) => (count === 1 ? "1 جائزہ" : `${count} جائزے`),
  none: "ابھی کوئی جائزہ نہیں",
  loginToWrite: (login) => <>جائزہ لکھنے کے لیے {login("لاگ اِن کریں")}۔</>,
  alreadyWritten: (own) => (
    <>آپ اس پروڈکٹ کا جائزہ لکھ چکے ہیں۔ {own("اپنا جائزہ")} آپ کسی بھی وقت بدل یا حذف کر سکتے ہیں۔</>
  ),
  reloadToWrite: "جائزہ لکھنے کے لیے صفحہ دوبارہ لوڈ کریں۔",
  verifiedPurchase: "تصدیق شدہ خریداری",
  replyOfShop: "ہمارا جواب",

  filterByStars: "ستاروں کے لحاظ سے جائزے دیکھیں",
  onlyStars: (stars, count) =>
    `${stars === 1 ? "1 ستارہ" : `${stars} ستارے`}: ${count === 1 ? "1 جائزہ" : `${count} جائزے`}`,
  shownWithStars: (stars, count) =>
    `${stars === 1 ? "1 ستارے" : `${stars} ستاروں`} والے ${count === 1 ? "1 جائزہ" : `${count} جائزے`}`,
  noneWithStars: (stars) => `${stars === 1 ? "1 ستارے" : `${stars} ستاروں`} والا کوئی جائزہ نہیں`,
  howItFits: "ناپ کیسا ہے؟",
  runs: { small: "چھوٹا نکلا", true: "پورا آیا", large: "بڑا نکلا" },
  cannotSay: "کہہ نہیں سکتے",
  fitTally: (parts) => parts.join("، "),
  fitVerdict: {
    small: "زیادہ تر خریداروں کو چھوٹا نکلا",
    true: "زیادہ تر خریداروں کو سائز پورا آیا",
    large: "زیادہ تر خریداروں کو بڑا نکلا",
    mixed: "ناپ کے بارے میں رائے مختلف ہے",
  },

  yourRating: "آپ کی ریٹنگ",
  stars: (count) => (count === 1 ? "1 ستارہ" : `${count} ستارے`),
  ofFive: (rating) => `5 میں سے ${rating}`,
  review: "جائزہ",
  charactersLeft: (count) => (count === 1 ? "1 حرف باقی" : `${count} حروف باقی`),
  charactersTooMany: (count) => (count === 1 ? "1 حرف زیادہ" : `${count} حروف زیادہ`),
  submit: "جائزہ بھیجیں",
  submitting: "بھیجا جا رہا ہے...",
  notSubmitted: "جائزہ بھیجا نہیں جا سکا",

  opening: "آپ کا جائزہ",
  edit: "جائزے میں ترمیم کریں",
  cancel: "منسوخ کریں",
  update: "محفوظ کریں",
  updating: "محفوظ ہو رہا ہے...",
  deleteReview: "جائزہ حذف کریں",
  areYouSure: "کیا آپ کو یقین ہے؟",
  willBeDeleted: "یہ جائزہ ہمیشہ کے لیے حذف ہو جائے گا۔",
  delete: "حذف کریں",
  deleting: "حذف ہو رہا ہے...",
};
