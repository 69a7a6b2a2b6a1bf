import { useEffect, useState } from "react";
import { backOffice } from "../api.ts";

type CourierName = { id: string; name: string };

let asked: Promise<readonly CourierName[]> | undefined;

/** The couriers that the server has accounts with, asked for once; none until the answer is there, or without one. */
export function useCouriers(isOffice: boolean): readonly CourierName[] {
  const [couriers, setCouriers] = useState<readonly CourierName[]>([]);
  useEffect(() => {
    if (!isOffice) return;
    asked ??= backOffice.parcels.couriers().then((result) => {
      if (!result.ok) asked = undefined;
      return result.ok ? result.data.couriers : [];
    });
    void asked.then(setCouriers);
  }, [isOffice]);
  return couriers;
}
