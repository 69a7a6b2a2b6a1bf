import { useEffect, useState } from "react";
import type { DeliveryPromise, Destination, PieceCount } from "#contract/delivery/promise-delivery.ts";
import { browserApi } from "../shell/browser-api.ts";

/** Milliseconds for which somebody who is typing is left alone. */
const settleTime = 400;

/**
 * When an order of these pieces would leave and arrive; undefined as long as that is not known. Asked for in the browser and
 * again when it no longer holds: a kept page, or a tab left open, must not show yesterday's promise.
 */
export function useDeliveryDates(
  pieces: PieceCount,
  to: Destination | undefined,
): DeliveryPromise | undefined {
  const question = to && JSON.stringify({ ...pieces, ...to });
  const [known, setKnown] = useState<{ question: string; promise: DeliveryPromise }>();
  const isFirst = known === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first question is asked at once.
  useEffect(() => {
    if (question === undefined) return;
    const body = JSON.parse(question);
    let isOver = false;
    let until = 0;
    let timer: ReturnType<typeof setTimeout>;
    async function ask() {
      until = Number.POSITIVE_INFINITY;
      const result = await browserApi.getDeliveryDates({ body });
      if (isOver) return;
      // Without an answer what was said before is no longer sure; the next look at the tab asks again.
      setKnown(result.ok ? { question: String(question), promise: result.data.promise } : undefined);
      until = result.ok ? Date.now() + result.data.holdsFor : 0;
      if (result.ok) timer = setTimeout(ask, result.data.holdsFor);
    }
    const look = () => {
      if (document.visibilityState === "visible" && Date.now() >= until) void ask();
    };
    timer = setTimeout(ask, isFirst ? 0 : settleTime);
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [question]);

  return known && known.question === question ? known.promise : undefined;
}
