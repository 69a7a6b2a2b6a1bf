import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { errorStatus } from "#contract/http/errors.ts";
import { shopperReasons } from "#contract/reasons/shopper-reasons.ts";
import { formatReason } from "#contract/values/reason.ts";
import { describeWebhooks } from "#server/integrations/webhooks/document-webhooks.ts";
import { pagePolicy } from "#server/platform/http/security.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For the documentation only; the call reads the header itself. */
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

const units =
  "JSON over HTTP. Amounts are whole Pakistani rupees, measurements are inches, also where `unit` says that they are shown in centimetres.";

function describeFailures(): string {
  const codes = Object.entries(errorStatus).map(([code, status]) => `| ${status} | \`${code}\` |`);
  const reasons = Object.entries(shopperReasons).map(([reason, sentence]) => {
    const example = typeof sentence === "string" ? undefined : sentence.example;
    const params = example === undefined ? "" : `\`${JSON.stringify(example)}\``;
    return `| \`${reason}\` | ${params} | ${formatReason(shopperReasons, { reason, ...(example && { params: example }) })} |`;
  });
  return [
    "Every failure has a `code`, which goes with its status, and a `reason` with its `params`: what the English sentence says,",
    "for pages that say it in another language. `fieldReasons` says the same of each field in `fields`.",
    "",
    "| status | code |",
    "|---|---|",
    ...codes,
    "",
    "| reason | params, for example | sentence |",
    "|---|---|---|",
    ...reasons,
  ].join("\n");
}

/** At /docs/openapi.json, with a page to read it at /docs. */
export async function registerDocumentation(app: ShopApp, shopName: string): Promise<void> {
  const { webhooks, explanation } = describeWebhooks();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${shopName}: the shop's API`,
        description: `${units}\n\n${describeFailures()}${explanation}`,
        version: "1.0.0",
      },
      webhooks,
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const takesKey = input.route.config?.takesIdempotencyKey === true;
      return { url, schema: takesKey ? { ...schema, headers: idempotencyKey } : schema };
    },
  });
  // With the policy of all pages, and without asking a stranger's server whether the document is valid.
  const uiConfig = { validatorUrl: null };
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: pagePolicy([]), uiConfig });
  app.get("/docs/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
