import type { GatewayId } from "#contract/payments/gateways.ts";
import { tabStorage } from "#web/browser/storage.ts";

const key = "pay-at-once";

/** Makes the order's confirmation redirect to a gateway, once: returning from there does not redirect again. */
export function redirectToPayment(orderNumber: string, gateway: GatewayId): void {
  tabStorage.write(key, `${gateway} ${orderNumber}`);
}

/** The gateway for this confirmation to redirect to; cleared on reading. */
export function takePaymentRedirect(orderNumber: string): GatewayId | undefined {
  const [gateway, number] = tabStorage.read(key)?.split(" ") ?? [];
  if (number !== orderNumber) return undefined;
  tabStorage.remove(key);
  return gateway as GatewayId;
}
