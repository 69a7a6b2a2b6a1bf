import type { IconNode } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { describePromise } from "#contract/delivery/describe-promise.ts";
import type { DeliveryPromise, Destination, PieceCount } from "#contract/delivery/promise-delivery.ts";
import { type LineToGiveBack, whyNotGivenBack } from "#contract/returns/refund-refusals.ts";
import Banknote from "#icons/banknote.mjs";
import CalendarClock from "#icons/calendar-clock.mjs";
import Repeat2 from "#icons/repeat-2.mjs";
import { deliveryMessages } from "#messages/delivery.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { Icon } from "#web/ui/icon.tsx";
import { joinClasses } from "#web/ui/join-classes.ts";

type DeliveryFactsProps = {
  pieces: PieceCount;
  /** Whether each of them is exchangeable. */
  lines: readonly LineToGiveBack[];
  to: Destination | undefined;
  withoutCash?: boolean;
  className?: string;
};

export function DeliveryFacts({ pieces, lines, to, withoutCash = false, className }: DeliveryFactsProps) {
  const { dispatchCity, workingDays, customWorkingDays, exchangeDays, aftercareRules } = useShop();
  const promise = useDeliveryDates(pieces, to);
  const ofShop = pieces.custom > 0 ? customWorkingDays : workingDays;
  const days = Math.max(ofShop, pieces.atLeastDays ?? 0);
  const answers = exchangeDays > 0 ? lines.map((line) => whyNotGivenBack(line, aftercareRules)) : [];
  return (
    <ul className={joinClasses("grid gap-1.5 text-sm text-slate", className)}>
      <Fact icon={CalendarClock}>
        {promise ? (
          <PromiseText promise={promise} />
        ) : (
          <span>{deliveryMessages.workingDays(dispatchCity, days)}</span>
        )}
      </Fact>
      {!withoutCash && <Fact icon={Banknote}>{deliveryMessages.cashOnDelivery}</Fact>}
      {answers.includes(undefined) && <Fact icon={Repeat2}>{deliveryMessages.exchange(exchangeDays)}</Fact>}
      {answers.includes("sewn-for-one") && <Fact icon={Repeat2}>{deliveryMessages.madeForYou}</Fact>}
      {answers.includes("on-sale") && <Fact icon={Repeat2}>{deliveryMessages.onSale}</Fact>}
    </ul>
  );
}

export function PromiseText({ promise }: { promise: DeliveryPromise }) {
  const { dispatchCity } = useShop();
  const { leavesBy, first, last } = describePromise(promise, deliveryMessages.days);
  return <span>{deliveryMessages.promise(dispatchCity, leavesBy, first, last)}</span>;
}

function Fact({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon icon={icon} className="size-5 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </li>
  );
}

/** Debounce of typing in milliseconds. */
const settleTime = 400;

/**
 * Dates of dispatch and arrival for these pieces; undefined while unknown. Loaded in the browser and again on expiry: a
 * cached page, or a tab left open, must not show yesterday's promise.
 */
function useDeliveryDates(pieces: PieceCount, to: Destination | undefined): DeliveryPromise | undefined {
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
      // On failure the old promise is no longer valid; the next visit to the tab retries.
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
