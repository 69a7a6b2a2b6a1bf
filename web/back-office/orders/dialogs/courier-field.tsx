import type { ComponentProps } from "react";
import { courierName, ownRider } from "#contract/orders/couriers.ts";
import { TextField } from "#web/ui/text-field.tsx";

const couriers = [
  "TCS",
  courierName("leopards"),
  "M&P",
  "Trax",
  courierName("postex"),
  "Pakistan Post",
  ownRider,
];

export function CourierField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <>
      <TextField {...props} label="Courier" list="couriers" autoComplete="off" />
      <datalist id="couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
    </>
  );
}
