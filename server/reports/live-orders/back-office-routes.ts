import { setInterval } from "node:timers";
import { beatInterval, followNews, newsEvents } from "#contract/reports/news.ts";
import { sendTooManyError } from "#server/platform/http/rate-limit.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { createNewsRound, type ToldNews } from "./news-round.ts";
import { createStreams } from "./news-streams.ts";

const retryAfter = 2_000;

/** Milliseconds after which a reconnecting page reloads instead of getting missed news. */
const longestAway = 24 * 3_600_000;

/** News for the open pages of the office. A session that ends, also because of another role, ends its streams within a beat. */
export function registerNewsBackOfficeRoutes(
  app: ShopApp,
  { database, settings, failures: board }: Pick<Services, "database" | "settings" | "failures">,
): void {
  const failures = board.watch("news");
  const streams = createStreams();
  const round = createNewsRound({
    executor: database.pool,
    isClosed: () => settings().maintenance,
    isHeard: () => streams.count() > 0,
    tell: (told) => streams.send(asEvent(told)),
    failures,
  });

  mountForStaff(app, followNews, { work: "unqueued" }, async ({ query, request, reply, staff }) => {
    const { listener } = query;
    const isAllowed = async () => {
      const now = await app.peekStaff(request);
      return now?.id === staff.id && now.role === staff.role;
    };
    if (!streams.hasRoomFor({ staffId: staff.id, listener })) return sendTooManyError(reply, 60);
    const since = momentOf(request.headers["last-event-id"] ?? query.after);
    await round.start();
    const told = await round.readSince(since);
    const response = reply.raw;
    reply.hijack();
    if (response.destroyed) return reply;
    const headers = {
      ...reply.getHeaders(),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // nginx would wait for more before it passes anything on.
      "x-accel-buffering": "no",
      // A shop that closes would else wait for the next request of this connection.
      connection: "close",
    };
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    response.write(`retry: ${retryAfter}\n\n${asEvent(told)}`);
    streams.add({ response, staffId: staff.id, listener, isAllowed });
    return reply;
  });

  const beat = setInterval(async () => {
    await streams.endForbidden().catch(failures.met);
    streams.send(`event: ${newsEvents.beat}\ndata:\n\n`);
  }, beatInterval).unref();
  app.addHook("preClose", async () => {
    clearInterval(beat);
    round.stop();
    streams.endAll();
  });
}

/** Its id is the moment up to which news were sent, so that any process can continue from there. */
function asEvent({ news, upTo }: ToldNews): string {
  return `id: ${upTo.getTime()}\nevent: ${newsEvents.news}\ndata: ${JSON.stringify(news)}\n\n`;
}

function momentOf(id: string | string[] | undefined): Date | undefined {
  const moment = typeof id === "string" && /^\d{13}$/.test(id) ? Number(id) : 0;
  return Date.now() - moment < longestAway ? new Date(moment) : undefined;
}
