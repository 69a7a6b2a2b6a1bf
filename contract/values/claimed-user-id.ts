import { line } from "#contract/values/text.ts";

/** Never authoritative: if present it must equal the session's user (the wire contract, rules for every call). */
export const claimedUserId = line(100).nullish();
