import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dayInKarachi } from "../karachi-time.ts";
import { requiredLine, requiredParagraph } from "../text.ts";
import { orderBatch } from "./order-ids.ts";
import { changeResults } from "./orders.ts";

const day = z.iso
  .date("Enter a day")
  .refine((value) => value >= "2000-01-01", "Check the year")
  .refine((value) => value <= dayInKarachi(new Date()), "This day has not come yet");

export const receiveCash = endpoint({
  method: "POST",
  path: "/api/admin/orders/receiveCash",
  summary:
    "Notes on which day the shop had the cash of delivered orders, each by itself: one that has not arrived, or whose cash is noted already, does not stop the others.",
  body: z.object({ ids: orderBatch, on: day }),
  success: changeResults,
});

export const takeCashBack = endpoint({
  method: "POST",
  path: "/api/admin/orders/takeCashBack",
  summary: "Takes back that the shop had the cash of an order, which was noted by mistake.",
  body: z.object({ id: requiredLine(100, "Name the order"), reason: requiredParagraph(300, "Say why") }),
  success: { status: 200, body: z.object({ message: z.string() }) },
});
