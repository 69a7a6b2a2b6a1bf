import { zodResolver } from "@hookform/resolvers/zod";
import { namedContact } from "#contract/orders/order-proof.ts";
import { claimTransfer } from "#contract/payments/transfers.ts";

/** Loaded with the schemas: see `lazy-resolver.ts`. A contact that is asked for is not left empty. */
export const transferResolver = zodResolver(
  claimTransfer.body.omit({ id: true }).extend({ contact: namedContact.optional() }),
);
