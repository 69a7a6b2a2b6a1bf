/** The labels of a `color` filter: one, or several with commas and no spaces between them. */
export function filteredColors(filter: string): string[] {
  return filter.split(",");
}

/** The colour of a product that a filter asks for, the first of its own order; undefined where it has none of them. */
export function colorAsked(
  { colors }: { colors: readonly { label: string }[] },
  filter: string,
): string | undefined {
  return colors.find(({ label }) => filteredColors(filter).includes(label))?.label;
}
