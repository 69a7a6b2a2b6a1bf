/**
 * Bytes of JavaScript, compressed as sent, that a phone's first visit to a page may load before the shopper has done
 * anything. Where a visit begins less may come; words in Urdu are longer. The product may have more, because what its
 * options cost is in its price from the start.
 */
export function scriptBudget(path: string, language: "en" | "ur" = "en"): number {
  const inUrdu = language === "ur" ? 1_500 : 0;
  if (path === "/") return 119_300 + inUrdu;
  if (path === "/products") return 120_500 + inUrdu;
  // A short page of a product has the dates of delivery on its first screen: 3,400 of it.
  return (path.startsWith("/selectedItem/") ? 134_000 : 150_000) + inUrdu;
}
