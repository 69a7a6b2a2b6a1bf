import { z } from "zod";
import { type WebhookEvent, webhookEvents, webhookMessage } from "#contract/integrations/webhook-messages.ts";
import { capitalize } from "#contract/values/capitalize.ts";

/** Verifies a message in a few lines; `verify-example.test.ts` runs it. */
export const verifyExample = `import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a message is from the shop and not older than five minutes. \`body\` is the text as it came. */
export function isFromShop(headers, body, secret) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures = "" } = headers;
  if (!(Math.abs(Date.now() / 1000 - at) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const right = Buffer.from("v1," + createHmac("sha256", key).update(\`\${id}.\${at}.\${body}\`).digest("base64"));
  return signatures.split(" ").map((each) => Buffer.from(each))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
}
`;

const explanation = [
  "",
  "",
  "## Webhooks",
  "",
  "An owner says in the back office where a tool hears of what happens. Each message is a `POST` of JSON, signed as",
  "[Standard Webhooks](https://www.standardwebhooks.com) has it, so its libraries verify it: `webhook-id` is the same however often",
  "a message is sent, and drops repeats; `webhook-signature` has an HMAC-SHA256 of id, time and body by the secret, and for a day",
  "after a new one was given by the old one as well. Answer with 2xx within ten seconds. Anything else is tried again after 5 s, 30 s,",
  "2 min, 10 min, then every hour for three days; redirects are not followed. Messages about one order come in the order in which",
  "things happened, each once the one before was taken or given up. They name no person: read the order by its `id` with a key that may.",
  "",
  "```js",
  verifyExample.trimEnd(),
  "```",
].join("\n");

const messageHeaders = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
  name,
  in: "header" as const,
  required: true,
  schema: { type: "string" as const },
}));

/** The OpenAPI 3.1 description of the messages, with the paragraphs about them. */
export function describeWebhooks() {
  const events = Object.entries(webhookEvents) as [WebhookEvent, string][];
  const webhooks = Object.fromEntries(
    events.map(([event, summary]) => [
      event,
      {
        post: {
          summary,
          description: `${summary} Sent as \`${event}\`.`,
          operationId: `on${event.split(".").map(capitalize).join("")}`,
          tags: ["Webhooks"],
          security: [],
          parameters: messageHeaders,
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(event) } },
          },
          responses: { "2XX": { description: "Taken: it is not sent again." } },
        },
      },
    ]),
  );
  return { webhooks, explanation };
}

function schemaOf(event: WebhookEvent): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(webhookMessage(event), { io: "output" });
  return schema;
}
