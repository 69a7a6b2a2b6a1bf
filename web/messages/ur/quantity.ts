import type { quantityMessages as English } from "../en/quantity.ts";

export const quantityMessages: typeof English = {
  quantityOf: (name) => `\u2068${name}\u2069 کی تعداد`,
  oneLess: "ایک کم کریں",
  oneMore: "ایک بڑھائیں",
};
