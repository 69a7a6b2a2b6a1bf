/**
 * Bytes of JavaScript, compressed as sent, that a phone's first visit to a page may load before the shopper has done anything. Where a
 * visit begins less may come; in Urdu the sentences of the shop come along. All are to go down again: to 120 kB, and 150 elsewhere.
 */
export function scriptBudget(path: string, language: "en" | "ur" = "en"): number {
  const isBeginning = path === "/" || path === "/products";
  if (!isBeginning) return 152_000;
  return language === "ur" ? 132_000 : 127_000;
}
