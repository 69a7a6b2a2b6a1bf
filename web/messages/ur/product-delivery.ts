import { urduCity } from "#contract/delivery/urdu-names.ts";
import type { productDeliveryMessages as English } from "../en/product-delivery.ts";

export const productDeliveryMessages: typeof English = {
  freeShipping: "اس آرڈر کی ڈیلیوری مفت ہے۔",
  delivery: (charge, more) => `ڈیلیوری ${charge}۔ مفت ڈیلیوری کے لیے مزید ${more} کی خریداری کریں۔`,
  toCity: (city) => `${urduCity(city)} تک کے دن۔`,
  changeCity: "شہر تبدیل کریں",
  chooseCity: "درست دن جاننے کے لیے اپنا شہر چنیں",
  city: "شہر",
  showDays: "دن دکھائیں",
};
