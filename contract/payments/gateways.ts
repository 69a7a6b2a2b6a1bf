/** Whose pages take money for the shop, where it has a contract with them. */
export const gatewayIds = ["jazzcash"] as const;
export type GatewayId = (typeof gatewayIds)[number];

/** Names of their own, the same in every language. */
export const gatewayNames: Record<GatewayId, string> = { jazzcash: "JazzCash" };
