export function newOrdersInWords(count: number): string {
  return count === 1 ? "1 new order" : `${count} new orders`;
}
