import { reason } from "#contract/values/reason.ts";
import { requiredParagraph } from "#contract/values/text.ts";

export const staffNote = requiredParagraph(1000, reason("WRITE_THE_NOTE"));
