import type { DeliveryDetails } from "#contract/orders/orders.ts";
import { lazyResolver } from "../forms/lazy-resolver.ts";
import type { ContactFields } from "./contact-fields.ts";

export const contactValidation = lazyResolver<ContactFields, DeliveryDetails>(() =>
  import("./delivery-resolver.ts").then((module) => module.deliveryResolver),
);
