import { say } from "#contract/values/say.ts";
import { requiredLine } from "#contract/values/text.ts";

/**
 * Stands for a subject as it was read. A change names the one that it was made from, and is refused (CHANGED_SINCE) when
 * somebody else has changed the subject since; the refusal brings the newest one along.
 */
export const version = requiredLine(100, say("NAME_THE_VERSION_THAT_WAS_READ"));
