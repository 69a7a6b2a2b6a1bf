import type { ShownSettings } from "#contract/settings/shop-settings.ts";

/** Whether an order can be paid before it is delivered; only then may an advance be asked of it. */
export function offersPrepayment({
  transferWays,
  gateways,
}: Pick<ShownSettings, "transferWays" | "gateways">): boolean {
  return transferWays.length + gateways.length > 0;
}
