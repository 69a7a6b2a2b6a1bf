import type { GatewayId } from "#contract/payments/gateways.ts";
import { language } from "#messages/language.ts";
import { transferApi } from "../order-api.ts";

/** Begins to pay what is due of an order, and leaves for the page of the gateway. Gives why it cannot be begun. */
export async function leaveForGateway(orderNumber: string, gateway: GatewayId): Promise<string | undefined> {
  const body = { OrderID: orderNumber, gateway, language: language.tag };
  const result = await transferApi.startPayment({ body });
  if (!result.ok) return result.error.error;
  window.location.assign(`/payments/leave?payment=${result.data.payment}`);
  return undefined;
}
