import type { ShownSettings } from "#contract/settings/shop-settings.ts";

/** Whether an order can be prepaid; only then may an advance be required. */
export function offersPrepayment({
  transferWays,
  gateways,
}: Pick<ShownSettings, "transferWays" | "gateways">): boolean {
  return transferWays.length + gateways.length > 0;
}
