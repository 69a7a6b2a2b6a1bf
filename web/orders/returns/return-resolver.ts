import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { namedContact } from "#contract/orders/order-proof.ts";
import { answerAftercare, askAftercare, withdrawAftercare } from "#contract/returns/return-requests.ts";

// Loaded with the schemas: see `lazy-resolver.ts`.

/** A contact that is asked for is not left empty. */
export const askResolver = zodResolver(askAftercare.body.and(z.object({ contact: namedContact.optional() })));
export const answerResolver = zodResolver(answerAftercare.body);
export const withdrawResolver = zodResolver(withdrawAftercare.body);
