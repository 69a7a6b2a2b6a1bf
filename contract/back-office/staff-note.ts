import { requiredParagraph } from "../text.ts";

/** What staff tell each other about an order or a message. */
export const staffNote = requiredParagraph(1000, "Write the note");
