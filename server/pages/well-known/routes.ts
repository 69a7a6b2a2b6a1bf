import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";

export function registerWellKnownRoutes(app: ShopApp, services: Pick<Services, "shop" | "origin">): void {
  const { shop, origin } = services;
  const options = { schema: { hide: true }, onRequest: app.limit("reads") };

  app.get("/.well-known/security.txt", options, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(securityText({ email: shop.email, origin: origin(), now: new Date() })),
  );

  // Where password managers lead (W3C, A Well-Known URL for Changing Passwords); guests come by the login.
  app.get("/.well-known/change-password", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").redirect("/profile#change-password", 302),
  );
}

const day = 24 * 60 * 60 * 1000;

/** Days for which the file may be believed: well below the year that RFC 9116 advises, and far beyond any cache. */
const believedFor = 180;

type SecurityFacts = { email: string; origin: string; now: Date };

/** RFC 9116. Expires at a midnight, so that the file is the same all day. */
function securityText({ email, origin, now }: SecurityFacts): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + believedFor * day);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, ur",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
