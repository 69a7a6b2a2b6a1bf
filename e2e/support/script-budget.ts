/** Bytes of JavaScript, compressed as sent, that a phone's first visit to a page may load before the shopper has done anything. */
export function scriptBudget(path: string): number {
  return path === "/" || path === "/products" ? 125_000 : 150_000;
}
