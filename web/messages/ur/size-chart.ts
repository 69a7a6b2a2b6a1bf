import type { sizeChartMessages as English } from "../en/size-chart.ts";

export const sizeChartMessages: typeof English = {
  title: "سائز چارٹ گائیڈ",
  description:
    "خواتین اور مردوں کے اسکرب کی پیمائش، ہر سائز کے لیے سینٹی میٹر اور انچ میں، اور یہ کہ کوئی سائز پورا نہ آئے تو کیا ناپنا ہے۔",
  scrubs: "اسکرب",
  charts: { Women: "خواتین", Men: "مرد" },
  chartOf: (whom) => `سائز چارٹ: ${whom}`,
  measurements: "پیمائش",
  size: "سائز",
  inUnit: { cm: "سینٹی میٹر میں", in: "انچ میں" },
  inBoth: "سینٹی میٹر، نیچے انچ",
  inches: "انچ",
  measurement: {
    chest: "سینہ",
    shirtLength: "قمیص کی لمبائی",
    shoulder: "کندھا",
    sleeveLength: "آستین",
    trouserWaist: "ٹراؤزر کی کمر",
    trouserLength: "ٹراؤزر کی لمبائی",
  },
};
