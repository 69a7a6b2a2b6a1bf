export function ticketsAddress(ids: readonly string[]): string {
  return `/job-tickets/print?ids=${ids.join(",")}`;
}
