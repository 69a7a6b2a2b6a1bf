import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifySchema } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { describeWebhooks } from "#server/integrations/webhooks/document-webhooks.ts";
import { pagePolicy } from "#server/platform/http/security.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { completeDocument, completeOperation } from "./complete-operation.ts";
import { groups, introduction } from "./describe-api.ts";
import { correctSchema, namedSchemas } from "./name-schemas.ts";

const zodOptions = { schemaRegistry: namedSchemas, zodToJsonConfig: { override: correctSchema } };
const transformCall = createJsonSchemaTransform(zodOptions);
const transformDocument = createJsonSchemaTransformObject(zodOptions);

/** At /docs/openapi.json, with a page to read it at /docs. */
export async function registerDocumentation(
  app: ShopApp,
  shop: { name: string; email: string },
): Promise<void> {
  const { webhooks, explanation } = describeWebhooks();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${shop.name}: the shop's API`,
        description: `${introduction}${explanation}`,
        version: "1.0.0",
        license: { name: "MIT", identifier: "MIT" },
        contact: { name: shop.name, email: shop.email },
      },
      servers: [{ url: "/", description: "This shop" }],
      tags: [...groups.values()],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "sid", description: "Set by `POST /users/login`." },
          key: { type: "http", scheme: "bearer", description: "A key of the back office." },
        },
      },
      webhooks,
    },
    transform: (input) => {
      const { schema, url } = transformCall(input);
      const { method, config } = input.route;
      return { url, schema: completeOperation(schema as FastifySchema, url, String(method), config) };
    },
    transformObject: (document) => completeDocument(transformDocument(document)),
  });
  // With the policy of all pages, and without asking a stranger's server whether the document is valid.
  const uiConfig = { validatorUrl: null };
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: pagePolicy([]), uiConfig });
  app.get("/docs/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
