import { say } from "../http/say.ts";
import { requiredParagraph } from "../values/text.ts";

/** An internal note about an order or a message. */
export const staffNote = requiredParagraph(1000, say("WRITE_THE_NOTE"));
