import type { deliveryMessages as English } from "../en/delivery.ts";

const cities = new Map([
  ["Lahore", "لاہور"],
  ["Karachi", "کراچی"],
  ["Islamabad", "اسلام آباد"],
  ["Rawalpindi", "راولپنڈی"],
  ["Faisalabad", "فیصل آباد"],
  ["Sialkot", "سیالکوٹ"],
  ["Multan", "ملتان"],
  ["Peshawar", "پشاور"],
]);

function cityName(city: string): string {
  return cities.get(city) ?? `\u2068${city}\u2069`;
}

export const deliveryMessages: typeof English = {
  promise: (city, leavesBy, first, last) =>
    first === last
      ? `${cityName(city)} سے ${leavesBy} تک روانہ، آپ کے پاس ${last} کو۔`
      : `${cityName(city)} سے ${leavesBy} تک روانہ، آپ کے پاس ${first} سے ${last} تک۔`,
  workingDays: (city, days) => `${cityName(city)} سے ${days} کام کے دنوں میں روانہ۔`,
  cashOnDelivery: "ادائیگی نقد، پارسل ملنے پر۔",
  exchange: (days) => `ناپ ٹھیک نہیں؟ ${days} دن کے اندر تبدیل کروائیں۔`,
  madeForYou: "خاص آپ کے لیے سلا: فٹنگ ٹھیک کر دیں گے، تبدیلی نہیں ہو گی۔",
  onSale: "سیل کا مال تبدیل نہیں ہوتا۔",
  dispatchedBy: (day) => `${day} تک`,
  days: {
    weekdays: ["اتوار", "پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "ہفتہ"],
    months: [
      "جنوری",
      "فروری",
      "مارچ",
      "اپریل",
      "مئی",
      "جون",
      "جولائی",
      "اگست",
      "ستمبر",
      "اکتوبر",
      "نومبر",
      "دسمبر",
    ],
  },
  deliveredBetween: (first, last) => (first === last ? last : `${first} سے ${last} تک`),
  late: "اس آرڈر میں ہم سے دیر ہوئی، معذرت۔ یہ نئے آرڈروں سے پہلے سیا جا رہا ہے۔",
};
