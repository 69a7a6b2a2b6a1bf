/**
 * What a build of the pages is for. English is the shop itself; `PAGES_LANGUAGE=ur` builds the same pages in Urdu, to stand
 * under addresses that begin with /ur.
 */
export function builtLanguage(env: NodeJS.ProcessEnv = process.env) {
  const urdu = env.PAGES_LANGUAGE === "ur";
  return urdu
    ? { urdu, base: "/ur/", basename: "/ur/", folder: "build/ur" }
    : { urdu, base: "/", basename: "/", folder: "build" };
}
