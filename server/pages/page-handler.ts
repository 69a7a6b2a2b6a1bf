import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ApiClient, CallFailure, CallResult } from "#contract/client.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { apiContext, nonceContext, shopContext, siteContext } from "#web/page-context.ts";
import { languageOf } from "./page-language.ts";
import type { PageHandler } from "./render-page.ts";

type Mode = "production" | "development";

/** The pages in one language, and the keys under which its loaders look for what they are handed. */
type PagesBuild = {
  apiContext: typeof apiContext;
  nonceContext: typeof nonceContext;
  shopContext: typeof shopContext;
  siteContext: typeof siteContext;
  /** Where the pages do not speak the language of the API. */
  translateFailure?: Translate;
  build: ServerBuild | (() => Promise<ServerBuild>);
};

type Translate = (error: CallFailure["error"]) => CallFailure["error"];

function handlerOf(pages: PagesBuild, mode: Mode): PageHandler {
  const { translateFailure } = pages;
  const handle = createRequestHandler(pages.build, mode);
  return (request, { api, shop, site, nonce }) => {
    const context = new RouterContextProvider();
    context.set(pages.apiContext, translateFailure ? withTranslatedFailures(api, translateFailure) : api);
    context.set(pages.shopContext, shop);
    context.set(pages.siteContext, site);
    context.set(pages.nonceContext, nonce);
    return handle(request, context);
  };
}

/** The calls of `api`, whose failures say why in another language. */
function withTranslatedFailures(api: ApiClient, translate: Translate): ApiClient {
  type Call = (...input: unknown[]) => Promise<CallResult<unknown>>;
  const calls = Object.entries(api as Record<string, Call>).map(([name, call]) => {
    const translated: Call = async (...input) => {
      const result = await call(...input);
      return result.ok ? result : { ...result, error: translate(result.error) };
    };
    return [name, translated];
  });
  return Object.fromEntries(calls);
}

/** Where the pages in Urdu are built to. */
const urduBuild = join(findProjectRoot(), "build/ur/server/index.js");

/**
 * The pages of the build that this code is a part of, or in development those that Vite serves; the pages in Urdu come from
 * a build of their own. Without one, as in development, an address of theirs is no page.
 */
export async function createPageHandler(mode: Mode): Promise<PageHandler> {
  const build = () => import("virtual:react-router/server-build");
  const english = handlerOf({ apiContext, nonceContext, shopContext, siteContext, build }, mode);
  if (mode === "development" || !existsSync(urduBuild)) return english;
  const urdu = handlerOf((await import(pathToFileURL(urduBuild).href)) as PagesBuild, mode);
  return (request, given) =>
    languageOf(new URL(request.url).pathname) === "ur" ? urdu(request, given) : english(request, given);
}
