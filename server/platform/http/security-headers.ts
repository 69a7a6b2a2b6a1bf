import helmet from "@fastify/helmet";
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
