import type { AftercareRules, AftercareSettings } from "#contract/aftercare/aftercare-rules.ts";
import { useShop } from "../../shell/use-shop.ts";

/** Nothing is offered by a page that has not heard of the shop. */
const nothing: AftercareRules = {
  days: { alteration: 0, return: 0, fault: 0 },
  back: { exchange: "customer", alteration: "customer", return: "customer" },
  out: { exchange: "customer", alteration: "customer" },
  takesSewnForOne: false,
  takesSaleGoods: false,
  exchanges: 0,
};

export function useAftercareSettings(): AftercareSettings {
  const { exchangeDays, aftercareRules = nothing } = useShop();
  return { exchangeDays, aftercareRules };
}
