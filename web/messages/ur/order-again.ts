import type { orderAgainMessages as English } from "../en/order-again.ts";

export const orderAgainMessages: typeof English = {
  title: "دوبارہ آرڈر کریں",
  description: "پچھلے آرڈر کے کپڑے اپنی تمام پسند کے ساتھ آج کی قیمت پر آپ کے کارٹ میں ڈالتا ہے۔",
  putting: "آپ کا آرڈر کارٹ میں ڈالا جا رہا ہے۔",
  goToCart: "کارٹ دیکھیں",
  tryAgain: "دوبارہ کوشش کریں",
  trackOrder: "آرڈر ٹریک کریں",
  needsScripts: "دوبارہ آرڈر کے لیے جاوا اسکرپٹ ضروری ہے۔ اسے براؤزر میں آن کریں، پھر لنک دوبارہ کھولیں۔",

  news: "دوبارہ آرڈر",
  inCart: (pieces) => `${pieces} عدد دوبارہ آپ کے کارٹ میں ہیں۔`,
  nothingInCart: "یہ کپڑے اب پہلے جیسے آرڈر نہیں ہو سکتے۔",
  samePrices: "قیمتیں وہی ہیں۔",
  now: (name, price, before) => `${name}: \u2068${price}\u2069، پہلے \u2068${before}\u2069`,
  onlyLeft: (name, left) => `${name}: صرف ${left} باقی`,
  soldOut: (name, size) =>
    size === "" ? `${name} ختم ہو چکا ہے۔` : `${name} سائز \u2068${size}\u2069 میں ختم ہو چکا ہے۔`,
  gone: (name) => `${name} اب دستیاب نہیں۔`,
  goneChoices: (name, choices) => `${name} اب ${choices.join("، ")} کے ساتھ دستیاب نہیں۔`,
  changed: {
    product: (name) => name,
    size: (size) => `سائز \u2068${size}\u2069`,
    color: (color) => `رنگ \u2068${color}\u2069`,
    "fabric type": (fabric) => `کپڑا \u2068${fabric}\u2069`,
    "trouser option": (trouser) => `ٹراؤزر \u2068${trouser}\u2069`,
    "name engraving": (name) => `نام \u2068${name}\u2069`,
    thread: (thread) => `دھاگا \u2068${thread}\u2069`,
    option: (option) => option,
  },
  customSize: "کسٹم سائز",
  nearest: (words) => `قریب ترین: ${words.join("، ")}`,
  without: (choice) => `${choice} کے بغیر`,
  take: (price) => `یہ لیں، \u2068${price}\u2069`,
  taken: "کارٹ میں ہے",
  choose: "دوبارہ منتخب کریں",
  similar: "ملتے جلتے کپڑے دیکھیں",
  close: "بند کریں",

  chooseLines: "تمام آرڈر میں سے کپڑے چنیں",
  chooseText:
    "جو دوبارہ چاہیے اس پر نشان لگائیں۔ پسند، نام اور ناپ وہی رہتے ہیں، اور کارٹ میں بدلے جا سکتے ہیں۔",
  orderedOn: (day) => `آرڈر \u2068${day}\u2069`,
  putLines: (lines) => (lines === 0 ? "کارٹ میں ڈالیں" : `${lines} کارٹ میں ڈالیں`),
  tickOne: "کم از کم ایک چیز پر نشان لگائیں۔",
};
