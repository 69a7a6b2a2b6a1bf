import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findProjectRoot } from "#database/project-root.ts";
import { escapeHtml } from "#server/platform/http/escape-html.ts";
import { pagePolicy } from "#server/platform/http/security.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "../services.ts";

const folder = join(findProjectRoot(), "dist/back-office");

/** No script but its own files; a picture that was chosen for upload is shown before it is sent. */
const policy = pagePolicy([], "data: blob:");

const notBuilt = "The back office is not built yet: run npm run build, then load this page again.";

/**
 * The back office as a page: one document for every address under /admin, which the browser's router takes from there.
 * It holds nothing personal, what it shows it asks for; so it is sent to everybody.
 */
export function registerBackOfficePages(app: ShopApp, { shop }: Pick<Services, "shop">): void {
  const config = { work: "signedIn" } as const;
  const options = { schema: { hide: true }, onRequest: app.limit("reads"), config };
  const handler = (_request: FastifyRequest, reply: FastifyReply) => sendPage(reply, shop.name);
  app.get("/admin", options, handler);
  app.get("/admin/*", options, handler);
}

async function sendPage(reply: FastifyReply, shopName: string): Promise<FastifyReply> {
  reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    // Sends no Referer with an order's address to other sites, such as WhatsApp.
    "referrer-policy": "same-origin",
  });
  // Read each time: it is small, requested once a visit, and may be rebuilt while the shop is open.
  const page = await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
  if (page === undefined) return reply.code(503).type("text/plain; charset=utf-8").send(notBuilt);
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .send(nameShop(page, shopName));
}

export function nameShop(page: string, shopName: string): string {
  return page.replaceAll("%SHOP_NAME%", () => escapeHtml(shopName));
}
