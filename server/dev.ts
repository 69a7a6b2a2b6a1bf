import { createServer } from "node:http";
import { join, relative } from "node:path";
import { createServer as createVite, type ViteDevServer } from "vite";
import { firstLanguage, furtherLanguages, type LanguageTag, languageOf } from "#contract/languages.ts";
import { defaultShownSettings } from "#contract/settings/shop-settings.ts";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { readConfig } from "#server/platform/config.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type * as prepareModule from "#server/startup/prepare-database.ts";
import type * as createShopModule from "./create-shop.ts";
import type * as pageHandlerModule from "./pages/page-handler.ts";

// Development in one process: Vite serves and reloads the pages, and a change of the server's own code builds the
// server again behind the same port.

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = findProjectRoot();
const config = readConfig({ LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "1000", ...process.env });
const embedded =
  config.databaseUrl === undefined ? await launchEmbedded({ dataDir: config.dataDir, log: say }) : undefined;
const databaseUrl = embedded?.url ?? config.databaseUrl ?? "";
const directUrl = embedded?.url ?? config.databaseDirectUrl ?? "";

const server = createServer();
/** Pages in one language; what Vite reads for it, it reads while this is set. */
async function createPages(language: LanguageTag): Promise<ViteDevServer> {
  process.env.PAGES_LANGUAGE = language;
  const pages = await createVite({
    root,
    appType: "custom",
    cacheDir: join(root, "node_modules/.vite", language),
    server: { middlewareMode: true, hmr: { server } },
  });
  delete process.env.PAGES_LANGUAGE;
  return pages;
}

const vite = await createPages(firstLanguage);
const further = new Map<LanguageTag, ViteDevServer>();
for (const language of furtherLanguages) further.set(language, await createPages(language));

/** The pages of the back office are a program of their own, and so they have their own Vite. */
const backOffice = await createVite({
  configFile: join(root, "build/back-office.config.ts"),
  cacheDir: join(root, "node_modules/.vite/back-office"),
  // Vite serves the page here, and knows no settings.
  define: { "import.meta.env.SHOP_NAME": JSON.stringify(defaultShownSettings.name) },
  server: { middlewareMode: true, hmr: { server } },
});

async function importFresh<Module>(path: string): Promise<Module> {
  return (await vite.ssrLoadModule(path)) as Module;
}

async function loadPages(language: LanguageTag): Promise<pageHandlerModule.PagesBuild> {
  const pages = further.get(language) ?? vite;
  return (await pages.ssrLoadModule("/web/pages-build.ts")) as pageHandlerModule.PagesBuild;
}

async function openShop(): Promise<ShopApp> {
  const { createShop } = await importFresh<typeof createShopModule>("/server/create-shop.ts");
  const { createPageHandler } = await importFresh<typeof pageHandlerModule>("/server/pages/page-handler.ts");
  const { prepareDatabase } = await importFresh<typeof prepareModule>("/server/startup/prepare-database.ts");
  const { app, database, open } = await createShop({
    config,
    databaseUrl,
    directUrl,
    pages: await createPageHandler(loadPages),
    keepsNothing: true,
  });
  // Vite puts scripts and styles into the page while it runs.
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("content-security-policy");
  });
  await prepareDatabase({
    database,
    ownerUrl: embedded?.ownerUrl ?? directUrl,
    config,
    say,
  });
  await open();
  await app.ready();
  return app;
}

let shop = await openShop();
server.on("request", (request, response) => {
  const { url = "/" } = request;
  const isBackOffice = /^\/admin(?![^/?])/.test(url);
  const pages = further.get(languageOf(new URL(url, "http://shop.invalid").pathname)) ?? vite;
  (isBackOffice ? backOffice : pages).middlewares(request, response, () => {
    // The base of the address was removed on the way.
    request.url = url;
    shop.routing(request, response);
  });
});

let reopening = Promise.resolve();
vite.watcher.on("change", (file) => {
  if (!/^(server|contract|database|drawings)\/.*\.(tsx?|sql)$/.test(relative(root, file))) return;
  reopening = reopening.then(async () => {
    const previous = shop;
    try {
      shop = await openShop();
      say(`Server reloaded: ${relative(root, file)}`);
      await previous.close();
    } catch (error) {
      say(`The old server goes on: ${error instanceof Error ? error.stack : error}`);
    }
  });
});

server.listen(config.port, () => {
  const address = `http://localhost:${config.port}`;
  embedded?.announceAddress(address);
  say(`The shop is open for development: ${address}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await Promise.all([vite, ...further.values()].map((pages) => pages.close()));
    await backOffice.close();
    await shop.close();
    await embedded?.stop();
    process.exit(0);
  });
}
