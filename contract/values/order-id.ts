import { reason } from "#contract/values/say.ts";
import { requiredLine } from "#contract/values/text.ts";

export const orderId = requiredLine(100, reason("NAME_THE_ORDER"));
