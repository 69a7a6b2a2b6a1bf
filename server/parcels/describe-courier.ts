import type { LanguageTag } from "#contract/languages.ts";
import { otherByHand, ownRider } from "#contract/orders/couriers.ts";

const words = {
  en: new Map([
    [ownRider, "our rider"],
    [otherByHand, "a courier"],
  ]),
  ur: new Map([
    [ownRider, "ہمارا رائیڈر"],
    [otherByHand, "کوریئر"],
  ]),
};

/** The name of an order's courier in mails and messages to customers. */
export function describeCourier(courier: string, language: LanguageTag = "en"): string {
  return words[language].get(courier) ?? courier;
}
