import type { transferWayNames as English } from "../en/transfer-ways.ts";

export const transferWayNames: typeof English = {
  "bank-transfer": "بینک ٹرانسفر",
  raast: "راست",
  easypaisa: "ایزی پیسہ",
  jazzcash: "جاز کیش",
};
