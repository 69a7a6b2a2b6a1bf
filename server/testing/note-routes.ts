import diagnostics from "node:diagnostics_channel";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { findProjectRoot } from "#database/project-root.ts";

/** The files that the build puts at the root have a route each, if it has run. */
function isShippedFile(url: string): boolean {
  return existsSync(join(findProjectRoot(), "dist/client", url));
}

function isFastify(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === "object" && message !== null && "fastify" in message;
}

/** Opens a server and returns it with all its routes, as `METHOD /address`. */
export async function withRoutes<Opened>(open: () => Promise<Opened>): Promise<[Opened, Set<string>]> {
  const [opened, configs] = await withRouteConfigs(open);
  return [opened, new Set(configs.keys())];
}

type RouteConfigs = Map<string, FastifyContextConfig>;

export async function withRouteConfigs<Opened>(open: () => Promise<Opened>): Promise<[Opened, RouteConfigs]> {
  const routes: RouteConfigs = new Map();
  const note = (message: unknown) => {
    if (!isFastify(message)) return;
    message.fastify.addHook("onRoute", ({ method, url, config = {} }) => {
      for (const each of [method].flat()) {
        // Fastify adds HEAD to every GET automatically, with the same hooks.
        if (each !== "HEAD" && !(each === "GET" && url !== "/" && isShippedFile(url)))
          routes.set(`${each} ${url}`, config);
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
