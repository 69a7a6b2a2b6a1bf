import { knownLanguage, type LanguageTag } from "#contract/languages.ts";
import { type Executor, readFirst, write } from "#database/query.ts";

/** The language of mails about an account; the first one for an unknown account. */
export async function readAccountLanguage(executor: Executor, userId: string): Promise<LanguageTag> {
  const found = await readFirst(executor)<{ language: string }>`
    select language from users where id = ${userId}::uuid`;
  return knownLanguage(found?.language);
}

export async function setAccountLanguage(
  executor: Executor,
  { userId, language }: { userId: string; language: LanguageTag },
): Promise<void> {
  await write(executor)`update users set language = ${language}::text where id = ${userId}::uuid`;
}
