import { line } from "#contract/values/text.ts";

/** Never the authority: it must equal the session's user where it is there at all (the wire contract, rules for every call). */
export const claimedUserId = line(100).nullish();
