/** The list of one category. */
export function categoryAddress(category: string): string {
  return `/products?${new URLSearchParams({ category })}`;
}
