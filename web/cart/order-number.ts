/** `TB-` and three groups of four in Crockford's base 32. */
const orderNumberPattern = /^TB(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** True for a well-formed order number, which need not exist. */
export function isOrderNumber(text: string | undefined): text is string {
  return text !== undefined && orderNumberPattern.test(text);
}

export function trackingState(orderNumber: string) {
  return { orderNumber };
}

export function broughtOrderNumber({ state, hash }: { state: unknown; hash: string }): string | undefined {
  const fromState =
    typeof state === "object" && state !== null && "orderNumber" in state ? state.orderNumber : undefined;
  const brought = typeof fromState === "string" ? fromState : hash.slice(1);
  return isOrderNumber(brought) ? brought : undefined;
}
