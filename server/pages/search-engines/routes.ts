import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { getProductById } from "#contract/catalog/catalog.ts";
import { languageTags, prefixOf } from "#contract/languages.ts";
import { shopPages } from "#contract/pages.ts";
import { reason } from "#contract/values/reason.ts";
import { addCacheTags, CachedResponse } from "#server/platform/cache/cached-response.ts";
import { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { feedReaders, writeProductFeed } from "./product-feed.ts";
import { readSitemap } from "./read-sitemap.ts";
import { makeSharePicture } from "./share-picture.ts";
import { webManifest } from "./web-manifest.ts";

/** Each takes 0.3 MB. */
const maxSitemaps = 50;
/** Some 20 kB each. */
const maxPictures = 200;

const oneHour = "public, max-age=3600";
const oneDay = "public, max-age=86400";

export function registerSearchEngineRoutes(app: ShopApp, services: Services): void {
  const { shop, origin, catalogVersion } = services;
  const shown = { ...services, database: services.shownDatabase };
  const options = { schema: { hide: true }, onRequest: app.limit("reads") };
  const sitemaps = new VersionedCache<CachedResponse | undefined>(catalogVersion, {
    maxEntries: maxSitemaps,
  });
  const pictures = new VersionedCache<Buffer | undefined>(catalogVersion, { maxEntries: maxPictures });

  const sitemap = (part?: number) =>
    sitemaps.get(String(part), async () => xmlResponse(await readSitemap(shown, origin(), part)));

  app.get("/robots.txt", options, async (_request, reply) => {
    addCacheTags(reply, []);
    return reply.type("text/plain; charset=utf-8").header("cache-control", oneDay).send(robotsText(origin()));
  });

  app.get("/llms.txt", options, async (_request, reply) => {
    addCacheTags(reply, []);
    const text = assistantsText(origin(), shop);
    return reply.type("text/plain; charset=utf-8").header("cache-control", oneDay).send(text);
  });

  app.get("/manifest.webmanifest", options, async (_request, reply) => {
    addCacheTags(reply, []);
    return reply
      .type("application/manifest+json; charset=utf-8")
      .header("cache-control", oneDay)
      .send(JSON.stringify(webManifest(shop)));
  });

  app.get("/sitemap.xml", options, async (request, reply) => {
    (await sitemap())?.send(request, reply);
    return reply;
  });

  app.get<{ Params: { part: string } }>("/sitemap-:part(^\\d{1,4}).xml", options, async (request, reply) => {
    const answer = await sitemap(Number(request.params.part));
    if (!answer) return missing(reply);
    answer.send(request, reply);
    return reply;
  });

  const feedOptions = { ...options, onRequest: app.limit("feeds") };
  for (const language of languageTags)
    for (const reader of feedReaders)
      app.get(`${prefixOf(language)}/feeds/${reader}.xml`, feedOptions, async (_request, reply) => {
        addCacheTags(reply, ["products"]);
        reply.type("application/xml; charset=utf-8").header("cache-control", oneHour);
        const feed = { reader, language, origin: origin(), shop, database: shown.database };
        return reply.send(Readable.from(writeProductFeed(feed)));
      });

  app.get<{ Params: unknown }>("/share/:id.jpg", options, async ({ params }, reply) => {
    const asked = getProductById.body.safeParse(params);
    if (!asked.success) return missing(reply);
    const { id } = asked.data;
    const tagsOf = () => [`p:${id}`];
    const picture = await pictures.get(id, () => makeSharePicture(shown, id), { tagsOf });
    if (!picture) return missing(reply);
    addCacheTags(reply, tagsOf());
    // Made to be shown by other sites.
    reply.header("cross-origin-resource-policy", "cross-origin");
    return reply.type("image/jpeg").header("cache-control", oneDay).send(picture);
  });
}

function xmlResponse(xml: string | undefined): CachedResponse | undefined {
  return xml === undefined
    ? undefined
    : new CachedResponse(Buffer.from(xml), { type: "application/xml; charset=utf-8" });
}

function missing(reply: FastifyReply) {
  return sendNotFound(reply, reason("NO_SUCH_FILE"));
}

/** Prefixes of addresses that are personal or not pages. */
const notForRobots = [
  "/admin",
  "/api/",
  ...shopPages
    .filter((page) => "search" in page && page.search === "disallowed")
    .flatMap(({ path }) => languageTags.map((tag) => prefixOf(tag) + path.replace(/\/:.*/, ""))),
];

/** The file llms.txt: where an assistant that shops for a person finds products, prices and the calls to order. */
function assistantsText(origin: string, { name, tagline }: Services["shop"]): string {
  return [
    `# ${name}`,
    "",
    `> ${tagline} Scrubs and other medical uniforms, made in Pakistan and paid in cash on delivery.`,
    "",
    "## Pages",
    "",
    `- [Products](${origin}/products): with filters in the address, such as \`?category=Men&color=Navy+Blue\``,
    `- [Size chart](${origin}/size-chart)`,
    `- [Terms](${origin}/tac)`,
    `- [Track an order](${origin}/order-track)`,
    "",
    "## API",
    "",
    `- [OpenAPI document](${origin}/docs/openapi.json): search, prices, delivery dates, orders without an account`,
    `- [Sitemap](${origin}/sitemap.xml): every page in English and Urdu`,
    "",
    "Place an order only when the person has seen and accepted its total and delivery date.",
    "",
  ].join("\n");
}

/** The file robots.txt (RFC 9309). `origin` is the shop's own: the protocol wants the sitemap's address whole. */
function robotsText(origin: string): string {
  return [
    "User-agent: *",
    ...notForRobots.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
