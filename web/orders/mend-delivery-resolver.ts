import { zodResolver } from "@hookform/resolvers/zod";
import { mendDelivery } from "#contract/orders/orders.ts";

/** Loaded with the schemas: see `lazy-resolver.ts`. */
export const mendDeliveryResolver = zodResolver(mendDelivery.body.omit({ id: true, version: true }));
