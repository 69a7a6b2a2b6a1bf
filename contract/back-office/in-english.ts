import { shopperReasons } from "../http/reasons.ts";
import { inWords, readSaid } from "../http/say.ts";
import { staffReasons } from "./reasons.ts";

const english = { ...shopperReasons, ...staffReasons };

/** The sentence of a reason in the language of the API and of the back office; a text that is none stays as it is. */
export function inEnglish(said: string): string {
  const why = readSaid(said);
  return (why && inWords(english, why)) ?? said;
}
