/** The terms around their parts, which are in `terms-of-buying.tsx`, `terms-of-returns.tsx` and `terms-of-use.tsx`. */
export const termsMessages = {
  title: "Terms & Condition",
  description:
    "How buying from Tabeeb works: prices, cash on delivery, delivery times, cancelling, returns of standard, made-to-measure and embroidered uniforms.",
  lead: "What you can expect of us and what we ask of you, from the cart to the parcel at your door and back again if need be.",
};
