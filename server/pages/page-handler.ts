import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { ApiClient } from "#contract/calls/client.ts";
import type { CallFailure, CallResult } from "#contract/http/caller.ts";
import { furtherLanguages, type LanguageTag, languageOf } from "#contract/languages.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { apiContext, nonceContext, renderingContext, shopContext, siteContext } from "#web/page-context.ts";
import type { PageHandler } from "./render-page.ts";

type Mode = "production" | "development";

/** The pages in one language, and the keys under which its loaders look for what they are handed. */
export type PagesBuild = {
  apiContext: typeof apiContext;
  nonceContext: typeof nonceContext;
  renderingContext: typeof renderingContext;
  shopContext: typeof shopContext;
  siteContext: typeof siteContext;
  /** Where the pages do not speak the language of the API. */
  wordFailure?: TranslateFailure;
  build: ServerBuild;
};

type TranslateFailure = (error: CallFailure["error"]) => CallFailure["error"];

function handlerOf(pages: PagesBuild, mode: Mode): PageHandler {
  const { wordFailure } = pages;
  const handle = createRequestHandler(pages.build, mode);
  return (request, { api, shop, site, nonce, rendering }) => {
    const context = new RouterContextProvider();
    context.set(pages.apiContext, wordFailure ? withTranslatedFailures(api, wordFailure) : api);
    context.set(pages.shopContext, shop);
    context.set(pages.siteContext, site);
    context.set(pages.nonceContext, nonce);
    context.set(pages.renderingContext, rendering);
    return handle(request, context);
  };
}

/** The calls of `api`, whose failures say why in another language. */
function withTranslatedFailures(api: ApiClient, wordFailure: TranslateFailure): ApiClient {
  type Call = (...input: unknown[]) => Promise<CallResult<unknown>>;
  const calls = Object.entries(api as Record<string, Call>).map(([name, call]) => {
    const worded: Call = async (...input) => {
      const result = await call(...input);
      return result.ok ? result : { ...result, error: wordFailure(result.error) };
    };
    return [name, worded];
  });
  return Object.fromEntries(calls);
}

async function loadBuiltPages(language: LanguageTag): Promise<PagesBuild | undefined> {
  const file = join(findProjectRoot(), `dist/${language}/server/index.js`);
  return existsSync(file)
    ? ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as PagesBuild)
    : undefined;
}

/** Further languages are builds of their own. In development `serve` gives those that Vite serves and reloads. */
export async function createPageHandler(
  serve?: (language: LanguageTag) => Promise<PagesBuild>,
): Promise<PageHandler> {
  const languageFor = (request: Request) => languageOf(new URL(request.url).pathname);
  if (serve) {
    return async (request, given) =>
      handlerOf(await serve(languageFor(request)), "development")(request, given);
  }
  const build = await import("virtual:react-router/server-build");
  const keys = { apiContext, nonceContext, renderingContext, shopContext, siteContext };
  const first = handlerOf({ ...keys, build }, "production");
  const further = new Map<LanguageTag, PageHandler>();
  for (const language of furtherLanguages) {
    const pages = await loadBuiltPages(language);
    if (pages) further.set(language, handlerOf(pages, "production"));
  }
  return (request, given) => (further.get(languageFor(request)) ?? first)(request, given);
}
