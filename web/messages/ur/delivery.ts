import { urduCity, urduDays } from "#contract/delivery/urdu-names.ts";
import type { deliveryMessages as English } from "../en/delivery.ts";

export const deliveryMessages: typeof English = {
  promise: (city, leavesBy, first, last) =>
    first === last
      ? `${urduCity(city)} سے ${leavesBy} تک روانہ، آپ کے پاس ${last} کو۔`
      : `${urduCity(city)} سے ${leavesBy} تک روانہ، آپ کے پاس ${first} سے ${last} تک۔`,
  workingDays: (city, days) => `${urduCity(city)} سے ${days} کام کے دنوں میں روانہ۔`,
  cashOnDelivery: "ادائیگی نقد، پارسل ملنے پر۔",
  exchange: (days) => `ناپ ٹھیک نہیں؟ ${days} دن کے اندر تبدیل کروائیں۔`,
  madeForYou: "خاص آپ کے لیے سلا: فٹنگ ٹھیک کر دیں گے، تبدیلی نہیں ہو گی۔",
  onSale: "سیل کا مال تبدیل نہیں ہوتا۔",
  dispatchedBy: (day) => `${day} تک`,
  days: urduDays,
  deliveredBetween: (first, last) => (first === last ? last : `${first} سے ${last} تک`),
  late: "اس آرڈر میں ہم سے دیر ہوئی، معذرت۔ یہ نئے آرڈروں سے پہلے سیا جا رہا ہے۔",
};
