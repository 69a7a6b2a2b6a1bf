import type { GatewayId } from "#contract/payments/gateways.ts";
import { language } from "#messages/language.ts";
import { transferApi } from "../order-api.ts";

/** Starts a payment of what is due, and leaves for the gateway's page. Returns why it cannot start. */
export async function leaveForGateway(orderNumber: string, gateway: GatewayId): Promise<string | undefined> {
  const body = { OrderID: orderNumber, gateway, language: language.tag };
  const result = await transferApi.startPayment({ body });
  if (!result.ok) return result.error.error;
  window.location.assign(`/payments/leave?payment=${result.data.payment}`);
  return undefined;
}
