import type { GatewayId } from "#contract/payments/gateways.ts";
import { tabStorage } from "#web/browser/storage.ts";

const key = "pay-at-once";

/** Has the confirmation of an order go on to a gateway by itself, once: who comes back there is not sent away again. */
export function redirectToPayment(orderNumber: string, gateway: GatewayId): void {
  tabStorage.write(key, `${gateway} ${orderNumber}`);
}

/** The gateway to which the confirmation of this order is to go on; the next time there is none. */
export function takePaymentRedirect(orderNumber: string): GatewayId | undefined {
  const [gateway, number] = tabStorage.read(key)?.split(" ") ?? [];
  if (number !== orderNumber) return undefined;
  tabStorage.remove(key);
  return gateway as GatewayId;
}
