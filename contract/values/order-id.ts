import { requiredLine } from "#contract/values/text.ts";
import { reason } from "./reason.ts";

export const orderId = requiredLine(100, reason("NAME_THE_ORDER"));
