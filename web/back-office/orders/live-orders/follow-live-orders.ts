import { getLiveOrders, type LiveOrders } from "#contract/reports/live-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { announceSessionEnd, isSessionEnded } from "#web/back-office/ui/session-end.ts";
import { learnLiveOrders, learnLost, learnSeen, onSeen } from "./live-orders-store.ts";

/** Milliseconds from a response to the next poll, and from a failure to its retry. */
const interval = 10_000;
const retryDelay = 5_000;

/** Milliseconds after another tab's response: one tab of a browser polls, and another takes over when it stops. */
const intervalOfOthers = 12_000;

type Message = { kind: "answer"; answer: LiveOrders } | { kind: "seen" };

/** Polls for new orders every ten seconds and shares them with the browser's other tabs. Returns the stop function. */
export function followLiveOrders(): () => void {
  const tabs = new BroadcastChannel("live-orders");
  const say = (message: Message) => tabs.postMessage(message);
  let after: string | undefined;
  let isRetry = false;
  let isStopped = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  /** Called after each response: browsers throttle chained timers of a hidden page to one a minute. */
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
    // A restarting server is back by the retry.
    else if (isRetry) learnLost();
    isRetry = !result.ok;
    askIn(result.ok ? interval : retryDelay);
  }

  tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "seen") return learnSeen();
    // The first poll of this tab determines the orders that its page shows.
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
