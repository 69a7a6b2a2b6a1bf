/** The invoices or packing slips of these orders, ready to print. */
export function papersAddress(paper: "invoices" | "packing-slips", ids: readonly string[]): string {
  return `/${paper}?ids=${ids.join(",")}`;
}
