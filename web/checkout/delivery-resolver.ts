import { zodResolver } from "@hookform/resolvers/zod";
import { deliveryDetails } from "#contract/orders/orders.ts";

/** Loaded with the schemas when the first field is left: see `validate-contact.ts`. */
export const deliveryResolver = zodResolver(deliveryDetails);
