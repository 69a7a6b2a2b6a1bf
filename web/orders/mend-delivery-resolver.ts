import { zodResolver } from "@hookform/resolvers/zod";
import { mendDelivery } from "#contract/orders/orders.ts";

export const mendDeliveryResolver = zodResolver(mendDelivery.body.omit({ id: true, version: true }));
