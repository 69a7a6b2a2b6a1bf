import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { owner } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";

export const keyRight = z.enum(["orders", "stock"]);
export type KeyRight = z.infer<typeof keyRight>;

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  rights: z.array(keyRight),
  prefix: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  isRevoked: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listKeys = endpoint({
  method: "GET",
  path: "/api/admin/apiKeys/list",
  roles: owner,
  summary: "Keys of the merchant's own tools, valid ones first.",
  success: { status: 200, body: z.object({ keys: z.array(apiKey) }) },
});

export const createKey = endpoint({
  method: "POST",
  path: "/api/admin/apiKeys/create",
  roles: owner,
  asksWho: true,
  summary: "Creates a key, which is shown in this answer and never again.",
  body: z.object({
    name: requiredLine(60, reason("NAME_THE_KEY")),
    rights: z
      .array(keyRight, reason("CHOOSE_A_RIGHT"))
      .min(1, reason("CHOOSE_A_RIGHT"))
      .max(keyRight.options.length)
      .transform((rights) => [...new Set(rights)]),
  }),
  success: { status: 201, body: z.object({ id: z.string(), name: z.string(), key: z.string() }) },
});

export const revokeKey = endpoint({
  method: "POST",
  path: "/api/admin/apiKeys/revoke",
  roles: owner,
  summary: "Ends a key at once.",
  body: z.object({ id: requiredLine(100, reason("NAME_THE_KEY")) }),
  success: messageSuccess,
});
