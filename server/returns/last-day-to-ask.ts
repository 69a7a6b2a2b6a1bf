import type { LineToGiveBack } from "#contract/returns/refund-refusals.ts";
import {
  lastDayFor,
  type ReturnKind,
  type ReturnSettings,
  returnFacts,
  whyNot,
} from "#contract/returns/return-rules.ts";
import type { Day } from "#contract/values/karachi-time.ts";

type Order = Parameters<typeof returnFacts>[0] & {
  items: readonly (LineToGiveBack & { id: string; quantity: number; notTaken?: number | undefined })[];
};

/** Until when something of a delivered order may be asked for, by the rules of returns; undefined where nothing may. */
export function lastDayToAsk(
  kind: ReturnKind,
  order: Order,
  settings: ReturnSettings,
  now = new Date(),
): Day | undefined {
  const facts = order.items.map((line) => returnFacts(order, line, now));
  const open = facts.find((each) => whyNot(kind, each, settings) === undefined);
  return open?.arrivedOn && lastDayFor(kind, open.arrivedOn, settings);
}
