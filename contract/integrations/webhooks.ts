import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { owner } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";
import { type WebhookEvent, webhookEvent } from "./webhook-messages.ts";

/** More than a merchant has tools; each receives every order. */
export const mostWebhooks = 10;

const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  createdAt: instant,
  state: z.enum(["on", "failing", "switched-off", "gave-up"]),
  since: instant.nullable(),
  /** End of the grace period in which the previous secret signs as well. */
  oldSecretUntil: instant.nullable(),
  waiting: z.number().int(),
  lastDeliveredAt: instant.nullable(),
});
export type OfficeWebhook = z.infer<typeof webhook>;

const id = requiredLine(100, reason("NAME_THE_WEBHOOK"));

/** The resolved address is checked again at every delivery. */
const url = requiredLine(500, reason("WEBHOOK_ADDRESS")).pipe(
  z.url({ protocol: /^https?$/, error: reason("WEBHOOK_ADDRESS") }),
);

const chosen = {
  name: requiredLine(60, reason("NAME_THE_WEBHOOK")),
  url,
  events: z
    .array(webhookEvent, reason("CHOOSE_AN_EVENT"))
    .min(1, reason("CHOOSE_AN_EVENT"))
    .max(webhookEvent.options.length)
    .transform((events): WebhookEvent[] => [...new Set(events)]),
};

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/list",
  roles: owner,
  summary: "The webhooks of the merchant's own tools.",
  success: { status: 200, body: z.object({ webhooks: z.array(webhook) }) },
});

export const getWebhook = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/get",
  roles: owner,
  summary: "One webhook.",
  query: z.object({ id }),
  success: { status: 200, body: z.object({ webhook }) },
});

const withSecret = { status: 201, body: z.object({ id: z.string(), secret: z.string() }) } as const;

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/create",
  roles: owner,
  asksWho: true,
  summary: "Creates a webhook. The secret that signs its messages is shown in this answer and never again.",
  body: z.object(chosen),
  success: withSecret,
});

export const updateWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/update",
  roles: owner,
  asksWho: true,
  summary: "Changes the address and the events of a webhook.",
  body: z.object({ id, ...chosen }),
  success: { status: 200, body: z.object({ webhook }) },
});

export const switchWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/switch",
  roles: owner,
  summary: "Switches a webhook off, or on again: waiting messages are then sent.",
  body: z.object({ id, isOn: z.boolean() }),
  success: { status: 200, body: z.object({ webhook }) },
});

export const renewWebhookSecret = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/renewSecret",
  roles: owner,
  asksWho: true,
  summary: "Creates a new secret; messages are signed with both for a day.",
  body: z.object({ id }),
  success: withSecret,
});

export const removeWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/remove",
  roles: owner,
  summary: "Removes a webhook with its messages.",
  body: z.object({ id }),
  success: messageSuccess,
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/test",
  roles: owner,
  summary: "Sends a webhook a test message.",
  body: z.object({ id }),
  success: messageSuccess,
});

/** `waiting`: to be sent or retried; `failed`: given up. */
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const delivery = z.object({
  id: z.string(),
  event: z.string(),
  createdAt: instant,
  state: z.enum(deliveryStates),
  deliveredAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  tries: z.number().int(),
  /** Of the last attempt; null without a response. */
  status: z.number().int().nullable(),
  took: z.number().int().nullable(),
  answer: z.string(),
  problem: z.string(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/admin/webhooks/deliveries",
  roles: owner,
  summary: "The messages of a webhook in the last thirty days, newest first.",
  query: z.object({ id, state: z.enum(deliveryStates).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(delivery) },
});

export const replayDelivery = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/replay",
  roles: owner,
  summary: "Sends one message again, with the same id.",
  body: z.object({ id: requiredLine(100, reason("NO_SUCH_DELIVERY")) }),
  success: messageSuccess,
});

const day = z.iso.date(reason("ENTER_A_DAY"));

export const replayPeriod = endpoint({
  method: "POST",
  path: "/api/admin/webhooks/replayPeriod",
  roles: owner,
  summary: "Sends all messages between two days in Karachi again, in their order and with the same ids.",
  body: z
    .object({ id, from: day, to: day })
    .refine(({ from, to }) => from <= to, { error: reason("PERIOD_ENDS_BEFORE_IT_BEGINS"), path: ["to"] }),
  success: { status: 200, body: z.object({ messages: z.number().int() }) },
});
