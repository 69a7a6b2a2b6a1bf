import type { transferWayNames as English, listedWays as InEnglish } from "../en/transfer-ways.ts";

export const transferWayNames: typeof English = {
  "bank-transfer": "بینک ٹرانسفر",
  raast: "راست",
  easypaisa: "ایزی پیسہ",
  jazzcash: "جاز کیش",
};

export const listedWays: typeof InEnglish = (names) => names.join("، ");
