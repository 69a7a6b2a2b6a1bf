import { zodResolver } from "@hookform/resolvers/zod";
import { mendDelivery } from "#contract/orders/orders.ts";
import { phoneNumber } from "#contract/values/phone.ts";

/** A phone that is asked for is not left empty. */
export const mendDeliveryResolver = zodResolver(
  mendDelivery.body.omit({ id: true, version: true }).extend({ currentPhone: phoneNumber.optional() }),
);
