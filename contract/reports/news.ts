import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { say } from "#contract/values/say.ts";
import { office } from "#contract/values/staff-roles.ts";
import { openWork } from "./dashboard.ts";

export const officeNews = z.object({
  /** Orders since the last news, oldest first; one may be sent twice. */
  newOrders: z.array(z.object({ id: z.string(), OrderID: z.string() })),
  /** The stream begins: its orders of the last minute are no news, but one of them may be missing in what was loaded. */
  isStart: z.boolean(),
  openWork,
  isClosed: z.boolean(),
});
export type OfficeNews = z.infer<typeof officeNews>;

export const newsEvents = { news: "news", beat: "beat" } as const;

export const beatInterval = 10_000;

export const followNews = endpoint({
  method: "GET",
  path: "/api/admin/news",
  roles: office,
  summary:
    "New orders and open work as they happen, as server-sent events (text/event-stream) until the session ends.",
  query: z.object({
    /** Names what listens: when it begins again, what is left of its last stream ends. */
    listener: z.string().regex(/^[\da-f-]{7,43}$/, say("NAME_WHO_LISTENS")),
    /** The id of the last event that was heard; the header Last-Event-ID, which browsers send, counts more. */
    after: z.string().max(20).optional(),
  }),
  success: { status: 200, body: z.unknown() },
});
