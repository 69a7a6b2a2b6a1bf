import { firstLanguage, isLanguage, prefixOf } from "../contract/languages.ts";

/**
 * The language of a build of the pages. The first language is the shop itself; `PAGES_LANGUAGE` builds the same pages
 * in another one, under addresses that begin with its tag.
 */
export function builtLanguage(env: NodeJS.ProcessEnv = process.env) {
  const language = isLanguage(env.PAGES_LANGUAGE) ? env.PAGES_LANGUAGE : firstLanguage;
  const isFirst = language === firstLanguage;
  const base = `${prefixOf(language)}/`;
  return { language, isFirst, base, folder: isFirst ? "dist" : `dist/${language}` };
}
