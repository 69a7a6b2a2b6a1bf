/** First steps of a new shop, in the order of the list on *Today*. */
export const firstSteps = ["logo", "address", "accounts", "couriers", "product", "staff", "backup"] as const;
export type FirstStep = (typeof firstSteps)[number];
