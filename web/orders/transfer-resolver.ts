import { zodResolver } from "@hookform/resolvers/zod";
import { claimTransfer } from "#contract/payments/transfers.ts";

/** Loaded with the schemas: see `lazy-resolver.ts`. */
export const transferResolver = zodResolver(claimTransfer.body.omit({ id: true }));
