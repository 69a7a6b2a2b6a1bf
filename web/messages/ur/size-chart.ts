import type { sizeChartMessages as English } from "../en/size-chart.ts";

export const sizeChartMessages: typeof English = {
  title: "سائز چارٹ گائیڈ",
  description:
    "اسکرب، لیب کوٹ اور ٹوپیوں کی پیمائش، ہر سائز کے لیے سینٹی میٹر اور انچ میں، اور یہ کہ کوئی سائز پورا نہ آئے تو کیا ناپنا ہے۔",
  scrubs: "اسکرب",
  fits: { women: "زنانہ", men: "مردانہ", all: "سب کے لیے" },
  chartOf: (whom) => `سائز چارٹ: ${whom}`,
  size: "سائز",
  inUnit: { cm: "سینٹی میٹر میں", in: "انچ میں" },
  inBoth: "سینٹی میٹر، نیچے انچ",
  inches: "انچ",
  measurement: { sleeveLength: "آستین" },
};
