import type { z } from "zod";
import type { deliveryDetails } from "#contract/orders/orders.ts";

export type ContactFields = z.input<typeof deliveryDetails>;

const fieldNames: readonly string[] = [
  "name",
  "email",
  "phone",
  "city",
  "postal_code",
  "area",
  "province",
  "address",
  "delivery_instruction",
] satisfies (keyof ContactFields)[];

export function isContactField(name: string): name is keyof ContactFields {
  return fieldNames.includes(name);
}
