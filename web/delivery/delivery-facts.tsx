import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { DeliveryPromise, Destination, PieceCount } from "#contract/delivery/promise-delivery.ts";
import { promiseInWords } from "#contract/delivery/promise-in-words.ts";
import { type LineToGiveBack, whyNotGivenBack } from "#contract/returns/why-not-given-back.ts";
import Banknote from "#icons/banknote.mjs";
import CalendarClock from "#icons/calendar-clock.mjs";
import Repeat2 from "#icons/repeat-2.mjs";
import { deliveryMessages } from "#messages/delivery.ts";
import { useShop } from "../shell/use-shop.ts";
import { Icon } from "../ui/icon.tsx";
import { joinClasses } from "../ui/join-classes.ts";
import { useDeliveryDates } from "./use-delivery-dates.ts";

type DeliveryFactsProps = {
  pieces: PieceCount;
  /** Whether each of them is exchanged. */
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
  const { leavesBy, first, last } = promiseInWords(promise, deliveryMessages.days);
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
