/**
 * Bytes of JavaScript, compressed as sent, that a phone's first visit to a page may load before the shopper has done anything. Where a
 * visit begins less may come; words in Urdu are longer. The list is to go down to 120.5 kB, the product to 133.
 */
export function scriptBudget(path: string, language: "en" | "ur" = "en"): number {
  const inUrdu = language === "ur" ? 1_500 : 0;
  if (path === "/") return 120_800 + inUrdu;
  if (path === "/products") return 123_400 + inUrdu;
  return (path.startsWith("/selectedItem/") ? 134_400 : 150_000) + inUrdu;
}
