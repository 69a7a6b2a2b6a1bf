import { withPlainDigits } from "./digits.ts";

/** Invisible characters: direction marks, zero-width spaces, soft hyphens, fillers. */
const invisibleButJoiners = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const inUrdu = /(?<=\p{Script_Extensions=Arabic})(?:\u200c|\u200d)(?=\p{Script_Extensions=Arabic})/u;
const inEmoji = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)/u;

/** Joiners; the group matches those that affect rendering: inside an Urdu word, and in a composed emoji. */
const joiner = new RegExp(`(${inUrdu.source}|${inEmoji.source})|\u200c|\u200d|\ufe0f`, "gu");

const fullWidth = /[\uff01-\uff5e]/g;
const anySpace = /[\p{Zs}\u2028\u2029]/gu;
const anyDash = /[\p{Pd}\u2212]/gu;
const urduLetter = /(?=\p{Script=Arabic})\p{L}/u;

function withoutInvisible(text: string): string {
  return text.replace(invisibleButJoiners, "").replace(joiner, (_, shaping?: string) => shaping ?? "");
}

function toHalfWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

/**
 * Normalises a code, number, e-mail address, phone, name or search from any keyboard or app: no invisible characters,
 * one kind of spaces and dashes, plain letters for full-width ones, and plain digits except in texts with Urdu words.
 */
export function plainText(text: string): string {
  const plain = withoutInvisible(text)
    .replace(fullWidth, toHalfWidth)
    .replace(anySpace, " ")
    .replace(anyDash, "-");
  return urduLetter.test(plain) ? plain : withPlainDigits(plain);
}
