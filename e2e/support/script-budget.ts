/**
 * Bytes of JavaScript, compressed as sent, that a phone's first visit to a page may load before the shopper has done anything. Where a
 * visit begins less may come; in Urdu the sentences of the shop come along. Both are to go down again, to 120 kB.
 */
export function scriptBudget(path: string, language: "en" | "ur" = "en"): number {
  const isBeginning = path === "/" || path === "/products";
  if (!isBeginning) return 150_000;
  return language === "ur" ? 132_000 : 127_000;
}
