export const gatewayIds = ["jazzcash"] as const;
export type GatewayId = (typeof gatewayIds)[number];

/** Names of their own, the same in every language. */
export const gatewayNames: Record<GatewayId, string> = { jazzcash: "JazzCash" };
