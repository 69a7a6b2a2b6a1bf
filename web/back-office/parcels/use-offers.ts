import { useEffect, useState } from "react";
import type { OrderOffers } from "#contract/parcels/office-parcels.ts";
import { offerCouriers } from "#contract/parcels/office-parcels.ts";
import { callApi } from "../api.ts";

type Offers = { orders: readonly OrderOffers[]; cities: readonly { courier: string; names: string[] }[] };

/** What couriers offer for orders; undefined until they have answered, and where the shop cannot be asked: nobody waits for it. */
export function useOffers(ids: readonly string[]): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  const orders = ids.join(",");
  useEffect(() => {
    let isGone = false;
    void callApi(offerCouriers, { query: { orders } }).then((result) => {
      if (result.ok && !isGone) setOffers(result.data);
    });
    return () => {
      isGone = true;
    };
  }, [orders]);
  return offers;
}
