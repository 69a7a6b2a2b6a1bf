import type { Order } from "#contract/orders/orders.ts";
import { findProvince } from "#contract/values/provinces.ts";
import type { ContactFields } from "#web/session/contact-fields.ts";

type Texts = Partial<Record<keyof ContactFields, string>>;

/** Fields that are right together alone: a street of one city does not go with the postal code of another. */
const place = ["address", "area", "city", "province", "postal_code"] as const;

/**
 * What a customer's last order fills in: where it went, as a whole and only while nothing of a place is written, and the
 * phone. `profileAddress` stands in the form by itself and gives way to an address that has its city.
 */
export function lastAddressFields(
  last: Pick<Order, (typeof place)[number] | "phone">,
  written: Texts,
  profileAddress: string,
): Texts {
  const isEmpty = place.every(
    (name) => !written[name] || (name === "address" && written.address === profileAddress),
  );
  const phone: Texts = written.phone ? {} : { phone: last.phone };
  if (!isEmpty) return phone;
  const { address, area, city, postal_code } = last;
  // Orders of old say what was typed.
  const province = findProvince(last.province);
  return { ...phone, address, area, city, postal_code, ...(province ? { province } : {}) };
}
