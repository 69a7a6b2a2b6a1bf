import type { DeliveryDetails } from "#contract/orders/orders.ts";
import type { ContactFields } from "#web/session/contact-fields.ts";
import { lazyResolver } from "../forms/lazy-resolver.ts";

export const contactValidation = lazyResolver<ContactFields, DeliveryDetails>(() =>
  import("./delivery-resolver.ts").then((module) => module.deliveryResolver),
);
