import { createServer } from "node:http";
import { join, relative } from "node:path";
import { createServer as createVite } from "vite";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { findProjectRoot } from "#database/project-root.ts";
import { readConfig } from "./config.ts";
import type * as createShopModule from "./create-shop.ts";
import type * as pageHandlerModule from "./pages/page-handler.ts";
import type * as prepareModule from "./prepare-database.ts";
import type { ShopApp } from "./shop-app.ts";

// Development in one process: Vite serves and reloads the pages, and a change of the server's own code builds the
// server anew behind the same port.

const say = (line: string) => process.stdout.write(`${line}\n`);
const root = findProjectRoot();
const config = readConfig({ LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "1000", ...process.env });
const embedded =
  config.databaseUrl === undefined ? await launchEmbedded({ dataDir: config.dataDir, log: say }) : undefined;
const databaseUrl = embedded?.url ?? config.databaseUrl ?? "";

const server = createServer();
const vite = await createVite({
  root,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});

/** The pages of the back office are a program of their own, and so they have their own Vite. */
const backOffice = await createVite({
  configFile: join(root, "web/back-office/vite.config.ts"),
  cacheDir: join(root, "node_modules/.vite/back-office"),
  server: { middlewareMode: true, hmr: { server } },
});

async function importFresh<Module>(path: string): Promise<Module> {
  return (await vite.ssrLoadModule(path)) as Module;
}

async function openShop(): Promise<ShopApp> {
  const { createShop } = await importFresh<typeof createShopModule>("/server/create-shop.ts");
  const { createPageHandler } = await importFresh<typeof pageHandlerModule>("/server/pages/page-handler.ts");
  const { prepareDatabase } = await importFresh<typeof prepareModule>("/server/prepare-database.ts");
  const { app, database, open } = await createShop({
    config,
    databaseUrl,
    pages: await createPageHandler("development"),
    keepsNothing: true,
  });
  // Vite puts scripts and styles into the page while it runs.
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("content-security-policy");
  });
  await prepareDatabase({
    database,
    ownerUrl: embedded?.ownerUrl ?? databaseUrl,
    config,
    say,
  });
  open();
  await app.ready();
  return app;
}

let shop = await openShop();
server.on("request", (request, response) => {
  const isBackOffice = /^\/admin(?![^/?])/.test(request.url ?? "");
  (isBackOffice ? backOffice : vite).middlewares(request, response, () => shop.routing(request, response));
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
    await vite.close();
    await backOffice.close();
    await shop.close();
    await embedded?.stop();
    process.exit(0);
  });
}
