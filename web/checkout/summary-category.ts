/** The category as the order summary writes it (specification section 2, checkout). */
export function summaryCategory(category: string): string {
  return category === "Body Care" ? "Bodycare" : category;
}
