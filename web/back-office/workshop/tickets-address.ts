/** The job tickets of these orders, ready to print. */
export function ticketsAddress(ids: readonly string[]): string {
  return `/job-tickets/print?ids=${ids.join(",")}`;
}
