export const gatewayIds = ["jazzcash"] as const;
export type GatewayId = (typeof gatewayIds)[number];

/** Proper names, the same in every language. */
export const gatewayNames: Record<GatewayId, string> = { jazzcash: "JazzCash" };
