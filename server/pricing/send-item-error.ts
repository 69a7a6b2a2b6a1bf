import type { FastifyReply } from "fastify";
import { say } from "#contract/http/say.ts";
import { sendError } from "../http/send-error.ts";
import type { ItemInvalid, ItemUnavailable } from "./price-items.ts";

/** Says why a line cannot be ordered: it is not offered (409), or what was sent of it does not fit together (400). */
export function sendItemError(reply: FastifyReply, item: ItemUnavailable | ItemInvalid): FastifyReply {
  if (item.outcome === "item-unavailable")
    return sendError(reply, "ITEM_UNAVAILABLE", item.sentence, { item: item.item });
  const { fields } = item;
  const [said = say("CHECK_WHAT_YOU_ENTERED")] = Object.values(fields);
  return sendError(reply, "INVALID", said, { fields });
}
