import { useEffect } from "react";
import { getToday } from "#contract/reports/waiting.ts";
import { callApi } from "#web/back-office/api.ts";
import { announceSessionEnd, isSessionEnded } from "#web/back-office/ui/session-end.ts";
import { learnLost, learnWaiting } from "./live-orders-store.ts";

/** Milliseconds from a response to the next poll. */
const interval = 10_000;

/** For roles that see no new orders: asks for the work that waits for them. */
export function FollowWaiting() {
  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;

    async function ask(): Promise<void> {
      const result = isSessionEnded() ? undefined : await callApi(getToday);
      if (isStopped) return;
      if (result?.ok) learnWaiting(result.data.waiting);
      else if (result?.status === 401) announceSessionEnd();
      else if (result) learnLost();
      next = setTimeout(ask, interval);
    }

    void ask();
    return () => {
      isStopped = true;
      clearTimeout(next);
    };
  }, []);
  return null;
}
