import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf, prefixOf, withoutPrefix } from "#contract/languages.ts";
import { findShopPage, pagePatternOf } from "#contract/pages.ts";
import { logoSharePicture } from "#contract/settings/shop-logo.ts";
import { sharePictureAddress } from "#database/seeds/picture-manifest.ts";
import { readSessionToken } from "#server/identity/session-cookie.ts";
import { addCacheTags } from "#server/platform/cache/cached-response.ts";
import { anyProduct, VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import type { WorkClass } from "#server/platform/http/admission.ts";
import { decompress, sendCompressed, varyByEncoding } from "#server/platform/http/compress.ts";
import { withoutRows } from "#server/platform/http/errors.ts";
import { hasAlready } from "#server/platform/http/etag.ts";
import {
  sendBusyPage,
  sendLastResortPage,
  sendMissingPage,
  sendTooManyPage,
} from "#server/platform/http/plain-pages.ts";
import { askAgainIn } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isTransientError } from "#server/platform/http/transient-error.ts";
import { isPreviewToken } from "../catalog/editing/preview-token.ts";
import type { Services } from "../services.ts";
import { isClosedFor, reopensIn } from "../settings/maintenance.ts";
import { createInProcessClient } from "./in-process-client.ts";
import { isGuardedPage, isPersonalPage, redirectOf } from "./page-guards.ts";
import { languageRedirect, rememberLanguage } from "./page-language.ts";
import {
  createBetterCompression,
  type PageHandler,
  type PageServices,
  type RenderedPage,
  renderPage,
} from "./render-page.ts";

/** Bytes of a cached page beside its content: its headers, its key and its tags. */
const overhead = 3_000;

/**
 * The origin that pages are rendered under; nothing on a page depends on it: absolute addresses begin with the site's
 * own.
 */
const renderOrigin = "http://shop.invalid";

/** Public pages are the same bytes for everyone: rendered and compressed once, and cached until their data changes. */
export function registerPageRoutes(
  app: ShopApp,
  services: Services,
  handler: PageHandler,
  maxBytes: number,
): void {
  const bytesOf = ({ content }: RenderedPage) => content.length + overhead;
  const cache = new VersionedCache<RenderedPage>(services.catalogVersion, { maxBytes, bytesOf });
  services.metrics.watchCache("pages", cache);
  const makeSmaller = createBetterCompression((error) =>
    app.log.error({ err: error }, "page not compressed"),
  );
  const api = createInProcessClient(app);
  const { shop } = services;
  const site = () => ({
    origin: services.origin(),
    sharePicture: shop.logo ? logoSharePicture(shop.logo) : sharePictureAddress,
    ...(services.traces && { tracedShare: services.traces.share }),
  });

  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const reference = randomUUID();
    const isTransient = isTransientError(error);
    if (isTransient) request.log.warn({ reference, reason: error.message }, "page refused");
    else request.log.error({ reference, err: withoutRows(error) }, "page failed");
    if (isTransient) reply.header("retry-after", String(askAgainIn));
    reply.code(isTransient ? 503 : 500);
    return sendLastResortPage(request, reply, { reference, shopName: shop.name });
  };

  const isReady = ({ pathname, searchParams }: URL) =>
    cache.peek(canonicalAddress(pathname, searchParams)) !== undefined;
  const config = {
    work: (request: FastifyRequest) => workOfPage(pageAddress(request.url), isReady),
    sendBusy: (request: FastifyRequest, reply: FastifyReply, retryAfter: number) =>
      sendBusyPage(request, reply, { retryAfter, shopName: shop.name }),
    sendTooMany: (reply: FastifyReply, seconds: number) =>
      sendTooManyPage(reply, { seconds, shopName: shop.name }),
  };
  const options = { schema: { hide: true }, onRequest: app.limit("reads"), errorHandler, config };
  const render = (url: URL, given: PageServices, tags?: () => readonly string[]) => {
    const facts = { "http.route": pagePatternOf(url.pathname) ?? "/*" };
    return app.traceStep({ name: "render page", facts }, async () => {
      const page = await renderPage(handler, url, given, tags);
      if (page.failure instanceof Error) app.log.error({ err: withoutRows(page.failure) }, "page failed");
      return page;
    });
  };
  const pageForEveryone = ({ pathname, searchParams }: URL) => {
    const address = canonicalAddress(pathname, searchParams);
    const make = async () => {
      const { tags, collect } = collectTags();
      const given = { api: createInProcessClient(app, undefined, collect), shop: { ...shop }, site: site() };
      return ofGuests(pathname, await render(pageAddress(address), given, tags));
    };
    return cache.get(address, make, { keep: ({ isPublic }) => isPublic, tagsOf: ({ tags }) => tags });
  };

  const guardedPage = async (request: FastifyRequest, url: URL) => {
    const { pathname, searchParams } = url;
    const target = redirectOf(pathname, searchParams, await app.findUser(request));
    if (target !== undefined) return redirectTo(target);
    if (!isPersonalPage(pathname)) return pageForEveryone(url);
    const ownApi = createInProcessClient(app, readSessionToken(request));
    const given = { api: ownApi, shop: { ...shop }, site: site() };
    return asPrivate(await render(pageAddress(pathname), given));
  };

  const closedPage = (pathname: string) => {
    const address = `${prefixOf(languageOf(pathname))}/maintenance`;
    return cache.get(`closed ${address}`, async () =>
      asClosedPage(await pageForEveryone(pageAddress(address))),
    );
  };

  const previewPage = async ({ pathname, search }: URL) => {
    const given = { api, shop: { ...shop }, site: site() };
    return asPrivate(await render(pageAddress(pathname + search), given));
  };

  const openPage = (request: FastifyRequest, url: URL) => {
    if (isPreview(services.secretKey, url)) return previewPage(url);
    return isGuardedPage(url.pathname) ? guardedPage(request, url) : pageForEveryone(url);
  };

  /** Staff see the shop open; the page must not be shown to others. */
  const pageInMaintenance = async (request: FastifyRequest, url: URL) =>
    (await isClosedFor(app, services, request))
      ? closedPage(url.pathname)
      : asPrivate(await openPage(request, url));

  app.get("/*", options, (request, reply) => {
    const url = pageAddress(request.url);
    const other = languageRedirect(url);
    if (other) {
      if (other.chosen) reply.header("set-cookie", rememberLanguage(other.chosen));
      return sendPage(request, reply, redirectTo(other.location));
    }
    const { maintenance: isClosed } = services.settings();
    const unreadable = hasLineEnd(url.pathname);
    const isPage = !unreadable && findShopPage(withoutPrefix(url.pathname)) !== undefined;
    if (!isClosed && !isPage && asksForJson(request, url.pathname)) return void reply.callNotFound();
    if (!isClosed && unreadable) return void sendMissingPage(request, reply, { shopName: shop.name });
    const answered = isClosed ? pageInMaintenance(request, url) : openPage(request, url);
    answered.then(
      (page) => {
        if (page.status === 404 && asksForJson(request, url.pathname)) reply.callNotFound();
        else sendPage(request, reply, page);
        if (page.isPublic) makeSmaller(page);
      },
      (error: unknown) => reply.send(error),
    );
  });
}

/**
 * Such as of a link that was copied with the end of its line: the pattern of the router for any address stops there.
 */
function hasLineEnd(path: string): boolean {
  return /[\n\r\u2028\u2029]/.test(path.split("/").map(decoded).join("/"));
}

/** Prefix of the paths of the calls. */
const firstSegments =
  /^\/(api|contact|delivery|measurements|orders|payments|picturesrRouter|pricing|productDetails|products|reviews|traces|users)\//;

/** Below the paths of the calls everybody is but who wants a page, elsewhere who wants JSON. */
function asksForJson({ headers }: FastifyRequest, path: string): boolean {
  const accepted = headers.accept ?? "";
  if (accepted.includes("text/html")) return false;
  return firstSegments.test(path) || accepted.includes("application/json");
}

/** The page of guests where customers are redirected: the same for all guests, and not for shared caches. */
function ofGuests(pathname: string, page: RenderedPage): RenderedPage {
  if (!isGuardedPage(pathname)) return page;
  return { ...page, headers: { ...page.headers, "cache-control": "private, max-age=0, must-revalidate" } };
}

function asPrivate(page: RenderedPage): RenderedPage {
  return {
    ...page,
    isPublic: false,
    headers: { ...page.headers, "cache-control": "private, no-store", "x-robots-tag": "noindex" },
  };
}

/** The page of maintenance as the answer to any address while the shop is closed. */
function asClosedPage(page: RenderedPage): RenderedPage {
  const { etag: _etag, ...headers } = page.headers;
  const reopening = { "cache-control": "no-store", "retry-after": String(reopensIn) };
  return { ...page, status: 503, headers: { ...headers, ...reopening }, isPublic: false };
}

function redirectTo(location: string): RenderedPage {
  return {
    status: 302,
    headers: { location, "cache-control": "no-store" },
    content: Buffer.alloc(0),
    isBrotli: false,
    tags: [],
    isPublic: false,
  };
}

/** Put together as text: resolved against the origin, `//host/path` would be read as another host. */
function pageAddress(path: string): URL {
  return new URL(renderOrigin + path);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): void {
  reply.code(page.status).headers(page.headers);
  if (page.isPublic) addCacheTags(reply, page.tags);
  if (page.status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", String(askAgainIn));
  varyByEncoding(reply);
  if (page.isPublic && hasAlready(request, page.headers.etag)) reply.code(304).send();
  else if (!page.isBrotli) reply.send(page.content);
  else sendCompressed(request, reply, { brotli: page.content, plain: () => decompress(page.content) });
}

/** The dependencies of a page: those of all the answers it is made of. */
function collectTags() {
  const collected = new Set<string>();
  return {
    tags: () => [...collected],
    collect: (tags: readonly string[] | undefined) => {
      for (const tag of tags ?? [anyProduct]) collected.add(tag);
    },
  };
}

const productPage = /^\/selectedItem\/([^/]+)\/?$/;

/** Whether an address opens a product that is not published, as the back office gives it out. */
function isPreview(secretKey: Buffer, { pathname, searchParams }: URL): boolean {
  const token = searchParams.get("preview");
  const [, id] = (token && productPage.exec(withoutPrefix(pathname))) || [];
  return token !== null && id !== undefined && isPreviewToken(secretKey, decoded(id), token);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Only the parameters that the page reads, once each, in one order: what campaigns add to an address makes no new page.
 */
export function canonicalAddress(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of findShopPage(withoutPrefix(path))?.query ?? []) {
    const value = query.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const search = kept.toString();
  return search === "" ? path : `${path}?${search}`;
}

/** How urgent a page is; `isReady` tells whether it is in memory, which is asked only where it makes a difference. */
export function workOfPage(address: URL, isReady: (address: URL) => boolean): WorkClass {
  if (findShopPage(withoutPrefix(address.pathname))?.isAboutOrders) return "orders";
  if (isGuardedPage(address.pathname)) return "signedIn";
  return isReady(address) ? "readyPages" : "browsing";
}
