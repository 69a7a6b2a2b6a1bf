import { say } from "#contract/values/say.ts";
import { requiredParagraph } from "#contract/values/text.ts";

export const staffNote = requiredParagraph(1000, say("WRITE_THE_NOTE"));
