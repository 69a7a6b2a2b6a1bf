import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
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
  build: ServerBuild | (() => Promise<ServerBuild>);
};

function handlerOf(pages: PagesBuild, mode: Mode): PageHandler {
  const handle = createRequestHandler(pages.build, mode);
  return (request, { api, shop, site, nonce }) => {
    const context = new RouterContextProvider();
    context.set(pages.apiContext, api);
    context.set(pages.shopContext, shop);
    context.set(pages.siteContext, site);
    context.set(pages.nonceContext, nonce);
    return handle(request, context);
  };
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
