/**
 * Bytes of JavaScript, compressed as sent, that a phone's first visit to a page may load before the shopper has done
 * anything. Where a visit begins less may come; words in Urdu are longer. The product may have more, because what its
 * options cost is in its price from the start.
 */
export function scriptBudget(path: string, language: "en" | "ur" = "en"): number {
  const inUrdu = language === "ur" ? 1_500 : 0;
  if (path === "/") return 119_300 + inUrdu;
  if (path === "/products") return 120_500 + inUrdu;
  return (path.startsWith("/selectedItem/") ? 132_300 : 150_000) + inUrdu;
}
