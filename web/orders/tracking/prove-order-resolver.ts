import { zodResolver } from "@hookform/resolvers/zod";
import { proveOrder } from "#contract/orders/order-proof.ts";

/** Loaded with the schemas: see `lazy-resolver.ts`. */
export const proveOrderResolver = zodResolver(proveOrder.body);
