/** What the courier of an order is called that the shop's own rider carries; pages say it in their language. */
export const ownRider = "Own rider";
