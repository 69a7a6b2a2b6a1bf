import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { ShopApp } from "../shop-app.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Documented alone; whoever places orders reads the header by itself. */
    takesIdempotencyKey?: boolean;
  }
}

const idempotencyKey = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      format: "uuid",
      description:
        "Made once for each attempt: the same key with the same payload gets the first answer again.",
    },
  },
};

/** The OpenAPI document at /docs/openapi.json and a page to read it at /docs, both made from the contract's schemas. */
export async function registerDocumentation(app: ShopApp, shopName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${shopName}: the shop's API`,
        description: "JSON over HTTP. Amounts are whole Pakistani rupees, measurements are inches.",
        version: "1.0.0",
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const takesKey = input.route.config?.takesIdempotencyKey === true;
      return { url, schema: takesKey ? { ...schema, headers: idempotencyKey } : schema };
    },
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
  app.get("/docs/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
