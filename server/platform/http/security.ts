import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyRequest } from "fastify";
import { reason } from "#contract/values/reason.ts";
import { sendError } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";

/** For everything that is no page: nothing may be loaded from it, nothing may frame it. */
const apiPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Of what is refused before there is a request whose hooks would say more. */
export const headersOfRefusals = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cache-control": "no-store",
};

export async function registerSecurityHeaders(app: ShopApp): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    // For browsers long gone, or said by the policy above: every header is sent with every answer.
    frameguard: false,
    xssFilter: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    done();
  });
}

/**
 * The policy of one page: its own files, and those inline scripts whose digests are given. `'unsafe-inline'` is
 * allowed for style attributes alone. `images` are where pictures come from besides the shop itself.
 */
export function pagePolicy(scriptDigests: readonly string[], images = "data:"): string {
  const scripts = ["'self'", ...scriptDigests.map((digest) => `'sha256-${digest}'`)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${images}`,
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Whether a browser says that the request was made by a page of another site, which is none of the `friends`. */
export function isForeign(
  request: FastifyRequest,
  ownOrigin: string | undefined,
  friends: readonly string[],
): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && friends.includes(origin)) return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (origin === undefined) return false;
  return ownOrigin === undefined ? originHost(origin) !== request.host : origin !== ownOrigin;
}

declare module "fastify" {
  interface FastifyContextConfig {
    fromAnySite?: true;
  }
}

/**
 * Refuses writes that a browser sends from another site, whatever cookies it carries. Clients that are no browser send
 * neither header and pass (OWASP, Cross-Site Request Forgery Prevention: fetch metadata).
 */
export function registerSameOrigin(
  app: ShopApp,
  settings: { publicOrigin: string | undefined; corsOrigins: readonly string[] },
): void {
  app.addHook("onRequest", (request, reply, done) => {
    const isWrite = !readMethods.has(request.method) && request.routeOptions.config.fromAnySite !== true;
    if (isWrite && isForeign(request, settings.publicOrigin, settings.corsOrigins)) {
      sendError(reply, "FORBIDDEN", reason("FROM_ANOTHER_SITE"));
    } else {
      done();
    }
  });
}

/** Without any further origin, nothing is said about origins at all. */
export async function registerCors(app: ShopApp, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    // A question without its headers is answered like any other, not with a text of its own.
    strictPreflight: false,
    credentials: true,
    methods: ["GET", "POST", "DELETE"],
    allowedHeaders: ["content-type", "idempotency-key"],
    exposedHeaders: ["idempotent-replayed", "retry-after"],
  });
}
