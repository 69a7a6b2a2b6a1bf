import diagnostics from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { findProjectRoot } from "#database/project-root.ts";

/** What the build puts at the root has a route for each file, if it is built. */
function isShippedFile(url: string): boolean {
  return existsSync(join(findProjectRoot(), "build/client", url));
}

function isFastify(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}

/** Opens a server and gives it together with all its routes, as `METHOD /address`. */
export async function withRoutes<Opened>(open: () => Promise<Opened>): Promise<[Opened, Set<string>]> {
  const routes = new Set<string>();
  const note = (message: unknown) => {
    if (!isFastify(message)) return;
    message.fastify.addHook("onRoute", ({ method, url }) => {
      for (const each of [method].flat()) {
        // Fastify adds HEAD to every GET by itself, with the same hooks.
        if (each !== "HEAD" && !(each === "GET" && url !== "/" && isShippedFile(url)))
          routes.add(`${each} ${url}`);
      }
    });
  };
  diagnostics.subscribe("fastify.initialization", note);
  try {
    return [await open(), routes];
  } finally {
    diagnostics.unsubscribe("fastify.initialization", note);
  }
}

export function isOfBackOffice(route: string): boolean {
  return / \/api\/admin(\/|$)/.test(route);
}
