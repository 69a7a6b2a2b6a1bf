import type { OfficeNews } from "#contract/reports/news.ts";
import { learnLost, learnNews, learnSeen, onSeen } from "./news-store.ts";
import { readStream } from "./read-stream.ts";

const name = "office-news";

type Message =
  | { kind: "news"; news: OfficeNews; id: string }
  | { kind: "lost"; isLost: boolean }
  | { kind: "seen" }
  | { kind: "who-reads" };

/**
 * Follows the news of the office until the function that it gives is called. Of all tabs of a browser one reads the stream and
 * informs the others: without HTTP/2 a browser has six connections to a site, and a stream keeps one for itself.
 */
export function followNews(): () => void {
  const ended = new AbortController();
  const tabs = new BroadcastChannel(name);
  const say = (message: Message) => tabs.postMessage(message);
  let known: { news: OfficeNews; id: string } | undefined;
  let isReading = false;

  function learn(news: OfficeNews, id: string): void {
    known = { news: { ...news, newOrders: [] }, id };
    learnNews(news);
  }

  function read(): () => void {
    isReading = true;
    return readStream(known?.id, {
      onNews(news, id) {
        learn(news, id);
        say({ kind: "news", news, id });
      },
      onLost(isLost) {
        learnLost(isLost);
        say({ kind: "lost", isLost });
      },
    });
  }

  tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "news") learn(data.news, data.id);
    else if (data.kind === "lost") learnLost(data.isLost);
    else if (data.kind === "seen") learnSeen();
    else if (isReading && known) say({ kind: "news", ...known });
  });
  const stopSaying = onSeen(() => say({ kind: "seen" }));
  say({ kind: "who-reads" });
  void readAlone(read, ended.signal);
  return () => {
    ended.abort();
    stopSaying();
    tabs.close();
  };
}

/** Reads as soon as no other tab does. Browsers know of locks on encrypted pages alone; on others each tab reads. */
async function readAlone(read: () => () => void, ended: AbortSignal): Promise<void> {
  const untilEnded = async () => {
    if (ended.aborted) return;
    const stop = read();
    await new Promise((resolve) => ended.addEventListener("abort", resolve, { once: true }));
    stop();
  };
  if (!navigator.locks) return untilEnded();
  await navigator.locks.request(name, { signal: ended }, untilEnded).catch(() => undefined);
}
