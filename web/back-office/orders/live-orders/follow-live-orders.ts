import { getLiveOrders, type LiveOrders } from "#contract/reports/live-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { announceSessionEnd, isSessionEnded } from "#web/back-office/ui/session-end.ts";
import { learnLiveOrders, learnLost, learnSeen, onSeen } from "./live-orders-store.ts";

/** Milliseconds from an answer to the next call, and to the next try of one that failed. */
const interval = 10_000;
const retryDelay = 5_000;

/** Milliseconds from an answer that another tab has had: of all tabs of a browser one asks, and the others only if it falls silent. */
const intervalOfOthers = 12_000;

type Message = { kind: "answer"; answer: LiveOrders } | { kind: "seen" };

/** Asks what is new every ten seconds until the function that it gives is called, and shares it with the other tabs of the browser. */
export function followLiveOrders(): () => void {
  const tabs = new BroadcastChannel("live-orders");
  const say = (message: Message) => tabs.postMessage(message);
  let after: string | undefined;
  let isRetry = false;
  let isStopped = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  /** Called once an answer is there: a timer that is set by a timer comes once a minute in a page that has been hidden for long. */
  function askIn(delay: number): void {
    clearTimeout(next);
    if (!isStopped) next = setTimeout(ask, delay);
  }

  async function ask(): Promise<void> {
    if (isSessionEnded()) return askIn(interval);
    const result = await callApi(getLiveOrders, { query: { after } });
    if (isStopped) return;
    if (result.ok) {
      after = result.data.upTo;
      learnLiveOrders(result.data);
      if (!result.data.isStart) say({ kind: "answer", answer: result.data });
    } else if (result.status === 401) announceSessionEnd();
    // A shop that restarts is back by the next try.
    else if (isRetry) learnLost();
    isRetry = !result.ok;
    askIn(result.ok ? interval : retryDelay);
  }

  tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "seen") return learnSeen();
    // What this tab has asked for first says which orders its page shows.
    if (after === undefined) return;
    learnLiveOrders(data.answer);
    askIn(intervalOfOthers);
  });
  const stopSaying = onSeen(() => say({ kind: "seen" }));
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(next);
    stopSaying();
    tabs.close();
  };
}
