import type { productCardMessages as English } from "../en/product-card.ts";

export const productCardMessages: typeof English = {
  inColor: (name, color) => `${name}، ${color}`,
  sale: "سیل",
  soldOut: "ختم ہو گیا",
  onlyToMeasure: "صرف کسٹم سائز میں",
  colors: (count) => `${count} رنگ`,
};
