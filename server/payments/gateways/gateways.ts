import type { GatewayId } from "#contract/payments/gateways.ts";
import type { Config } from "#server/platform/config.ts";
import { createJazzCash } from "./jazzcash.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

export type Gateways = ReadonlyMap<GatewayId, PaymentGateway>;

export function createGateways({ jazzCash }: Pick<Config, "jazzCash">): Gateways {
  const gateways = jazzCash ? [createJazzCash(jazzCash)] : [];
  return new Map(gateways.map((gateway) => [gateway.id, gateway]));
}
