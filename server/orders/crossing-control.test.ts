import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { type Act, actsOf, crossingHistories } from "../testing/crossing-acts.ts";
import { createCrossingPlay } from "../testing/crossing-play.ts";
import { startPostEx } from "../testing/stand-ins/postex.ts";

// The control of crossing-histories.test.ts: the same histories over the same shop, in which one rule is forgotten.
const forgotten = vi.hoisted(() => ({ rule: "" }));

vi.mock("./actions/decide-actions.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./actions/decide-actions.ts")>();
  const decideAction: typeof original.decideAction = (facts, action) => {
    const isOver = forgotten.rule === "dispatch" && action === "dispatch" && facts.progress === "Cancelled";
    return original.decideAction(isOver ? { ...facts, progress: "Pending" } : facts, action);
  };
  return { ...original, decideAction };
});

vi.mock("./ledger/pay-back.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./ledger/pay-back.ts")>();
  const decidePayBack: typeof original.decidePayBack = async (...asked) =>
    forgotten.rule === "payBack" ? undefined : original.decidePayBack(...asked);
  return { ...original, decidePayBack };
});

vi.mock("./progress/call-off.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./progress/call-off.ts")>();
  const callOffParcels: typeof original.callOffParcels = async (...asked) => {
    if (forgotten.rule !== "callOff") await original.callOffParcels(...asked);
  };
  return { ...original, callOffParcels };
});

const postEx = await startPostEx();
afterAll(postEx.close);
const { play } = await createCrossingPlay(postEx);

test.each<[what: string, rule: string, fault: RegExp, history: Act[]]>([
  [
    "a cancelled order is not dispatched",
    "dispatch",
    /pieces left the stock/,
    actsOf("place", "cancelByStaff", "dispatch"),
  ],
  [
    "no more goes back than was paid",
    "payBack",
    /more than was paid goes back/,
    actsOf("placePrepaid", "payOnline", "dispatch", "deliver", "payBackOnline", "payBackByHand"),
  ],
  [
    "a cancel calls off what is booked",
    "callOff",
    /is booked for a cancelled order/,
    actsOf("place", "pack", "book", "cancelByStaff"),
  ],
])(
  "the histories show it when the shop forgets that %s",
  { timeout: 300_000 },
  async (_what, rule, fault, history) => {
    forgotten.rule = "";
    await play(history);
    forgotten.rule = rule;
    const found = await fc.check(fc.asyncProperty(crossingHistories, play), {
      numRuns: 30,
      endOnFailure: true,
      examples: [[history]],
    });
    expect(found.failed).toBe(true);
    expect(JSON.stringify((found.errorInstance as { actual?: unknown }).actual)).toMatch(fault);
  },
);
