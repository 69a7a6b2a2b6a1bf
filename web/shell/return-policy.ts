import { daysFor } from "#contract/returns/return-rules.ts";
import type { ShownSettings } from "#contract/settings/shop-settings.ts";

/** By which other structured data of the page refers to it. */
export function returnPolicyId(origin: string): string {
  return `${origin}/#returns`;
}

/** The return for money by the merchant's rules, as schema.org's MerchantReturnPolicy. */
export function returnPolicy(origin: string, shop: ShownSettings) {
  const days = daysFor("return", shop);
  const policy = { "@type": "MerchantReturnPolicy", "@id": returnPolicyId(origin), applicableCountry: "PK" };
  if (days === 0) return { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  const isFree = shop.aftercareRules.back.return === "shop";
  return {
    ...policy,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: `https://schema.org/${isFree ? "FreeReturn" : "ReturnFeesCustomerResponsibility"}`,
  };
}
