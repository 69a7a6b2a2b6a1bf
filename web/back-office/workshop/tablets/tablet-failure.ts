import type { ErrorBody } from "#contract/http/errors.ts";
import type { WorkshopWords } from "../words/workshop-words.ts";

/** Sentences of the server are English: in another language the tablet says what to do, by the kind of the failure. */
export function wordFailure(
  { code, error }: Pick<ErrorBody, "code" | "error">,
  words: WorkshopWords,
): string {
  if (words.language === "en") return error;
  const { tablet } = words;
  if (code === "WRONG_CODE") return tablet.wrongPin;
  return code === "TOO_MANY" ? tablet.waitAMinute : tablet.failed;
}
