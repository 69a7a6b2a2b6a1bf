import { useEffect, useState } from "react";
import type { OfficeCourier } from "#contract/parcels/office-parcels.ts";
import { listCouriers } from "#contract/parcels/office-parcels.ts";
import { callApi } from "../api.ts";

let asked: Promise<readonly OfficeCourier[]> | undefined;

/** The couriers with accounts, requested once; empty until loaded or after a failure. */
export function useCouriers(isOffice: boolean): readonly OfficeCourier[] {
  const [couriers, setCouriers] = useState<readonly OfficeCourier[]>([]);
  useEffect(() => {
    if (!isOffice) return;
    asked ??= callApi(listCouriers).then((result) => {
      if (!result.ok) asked = undefined;
      return result.ok ? result.data.couriers : [];
    });
    void asked.then(setCouriers);
  }, [isOffice]);
  return couriers;
}
