import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { securityText } from "./security-text.ts";

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
