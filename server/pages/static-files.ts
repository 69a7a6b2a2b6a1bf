import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import { findProjectRoot } from "#database/project-root.ts";
import type { ShopApp } from "../shop-app.ts";

export const oneYear = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";

/**
 * The built scripts and styles, the shipped pictures, and the few files at the root. Names with a digest never change
 * their content, so browsers keep them for a year. Compressed twins are made by the build.
 */
export async function registerStaticFiles(app: ShopApp): Promise<void> {
  const root = findProjectRoot();
  const built = {
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) =>
      sendAsFile(reply, path.includes("/assets/") ? oneYear : oneDay),
  } as const;
  await app.register(fastifyStatic, { ...built, root: join(root, "build/client") });
  const urdu = join(root, "build/ur/client");
  if (existsSync(urdu)) {
    await app.register(fastifyStatic, { ...built, root: urdu, prefix: "/ur/", decorateReply: false });
  }
  await app.register(fastifyStatic, {
    root: join(root, "pictures"),
    prefix: "/pictures/",
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => sendAsFile(reply, oneYear),
  });
}

/** What only documents obey is left out: a page loads twenty files, and their headers would weigh as much as its HTML. */
const documentHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
];

export function sendAsFile(reply: FastifyReply, lifetime: string): void {
  for (const header of documentHeaders) reply.removeHeader(header);
  reply.header("cache-control", lifetime);
}
