import { useEffect, useState } from "react";
import { type Charges, chargesByPosition } from "#contract/options/charges.ts";
import { shopApi } from "#web/back-office/ui/shop-api.ts";

/** Charges for choices today; undefined until they are known. */
export function useCharges(): Charges | undefined {
  const [charges, setCharges] = useState<Charges>();
  useEffect(() => {
    void shopApi.getPricing().then((result) => {
      if (result.ok) setCharges(chargesByPosition(result.data));
    });
  }, []);
  return charges;
}
