import type { FastifyReply } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ItemInvalid, ItemUnavailable } from "./price-items.ts";

/** 409 where it is not offered, 400 where what was sent of it does not fit together. */
export function sendItemError(reply: FastifyReply, item: ItemUnavailable | ItemInvalid): FastifyReply {
  if (item.outcome === "item-unavailable")
    return sendError(reply, "ITEM_UNAVAILABLE", item.sentence, { item: item.item });
  const { fields } = item;
  const [said = reason("CHECK_WHAT_YOU_ENTERED")] = Object.values(fields);
  return sendError(reply, "INVALID", said, { fields });
}
