import type { FastifyReply } from "fastify";
import { passwordMinLength } from "#contract/values/limits.ts";
import { reason } from "#contract/values/reason.ts";
import { sendFieldError } from "#server/platform/http/send-error.ts";

/** First guesses for this very shop; with digits and signs around it as well. */
const shopWords = new Set([
  ..."tabeeb tabib tabeebshop tabeebscrubs scrubs scrub scrubset medicalscrubs uniform uniforms medical medicine".split(
    " ",
  ),
  ..."hospital clinic doctor doctors nurse nurses surgeon dentist pharmacy pharmacist labcoat".split(" "),
  ..."pakistan pakistani pakistanzindabad lahore karachi islamabad rawalpindi peshawar quetta multan faisalabad".split(
    " ",
  ),
]);

/** Some 18,000; shorter ones are refused for their length. In memory once somebody has chosen a password. */
let common: Promise<ReadonlySet<string>> | undefined;

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter((password) => password.length >= passwordMinLength));
}

function wordOf(password: string): string {
  return password.replace(/^[^a-z]+|[^a-z]+$/g, "");
}

/** Whether many people have a password like it, or it is made of the shop's own words; case does not matter. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon().catch((error) => {
    common = undefined;
    throw error;
  });
  const plain = password.normalize("NFKC").toLowerCase();
  return (await common).has(plain) || shopWords.has(wordOf(plain));
}

export function sendCommonPasswordError(reply: FastifyReply, field: string): FastifyReply {
  return sendFieldError(reply, "INVALID", field, reason("PASSWORD_TOO_COMMON"));
}
