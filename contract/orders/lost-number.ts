import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import { namedContact } from "./order-proof.ts";

export const sendOwnOrders = endpoint({
  method: "POST",
  path: "/orders/sendOwnOrders",
  summary:
    "Mails the numbers of the orders of a phone or an e-mail address to the mailbox that placed them. The answer is the same whether there are any.",
  body: z.object({ contact: namedContact }),
  success: { status: 200, body: z.object({ message: z.literal("Orders Requested") }) },
});
