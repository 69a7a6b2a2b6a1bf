import { say } from "../http/say.ts";
import { requiredParagraph } from "../values/text.ts";

export const staffNote = requiredParagraph(1000, say("WRITE_THE_NOTE"));
