import { decodeReason, formatReason } from "#contract/values/reason.ts";
import { shopperReasons } from "./shopper-reasons.ts";
import { staffReasons } from "./staff-reasons.ts";

const english = { ...shopperReasons, ...staffReasons };

/** The sentence of a reason in the language of the API and of the back office; any other text stays unchanged. */
export function inEnglish(said: string): string {
  const why = decodeReason(said);
  return (why && formatReason(english, why)) ?? said;
}
