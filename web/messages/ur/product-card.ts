import type { productCardMessages as English } from "../en/product-card.ts";

export const productCardMessages: typeof English = {
  inColor: (name, color) => `${name}، ${color}`,
  sale: "سیل",
  soldOut: "ختم ہو گیا",
  onlyToMeasure: "صرف کسٹم سائز میں",
  colors: (count) => `${count} رنگ`,
  recentlyViewed: "حال ہی میں دیکھی گئیں",
  play: (title) => `${title} چلائیں`,
  pause: (title) => `${title} روکیں`,
  previousIn: (title) => `${title} میں پچھلا`,
  nextIn: (title) => `${title} میں اگلا`,
  shown: (name, place, total) => `${name}، ${total} میں سے ${place}`,
};
