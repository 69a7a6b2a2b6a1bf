export const afterOrderState = { afterOrder: true };

export function isAfterOrder(state: unknown): boolean {
  return typeof state === "object" && state !== null && "afterOrder" in state;
}
