import { type AftercareSettings, defaultAftercareRules } from "#contract/aftercare/aftercare-rules.ts";
import { useShop } from "../../shell/use-shop.ts";

/** The rules of the shop for what has arrived. */
export function useAftercareSettings(): AftercareSettings {
  const { exchangeDays, aftercareRules = defaultAftercareRules } = useShop();
  return { exchangeDays, aftercareRules };
}
