import type { shopDefaults as English } from "../en/shop-defaults.ts";

export const shopDefaults: typeof English = {
  announcement: "{amount} روپے سے زیادہ کے آرڈر پر ڈیلیوری مفت",
  tagline: "اعلیٰ معیار کے میڈیکل یونیفارم، جن میں انداز، آرام اور سہولت ایک ساتھ ہیں۔",
};
