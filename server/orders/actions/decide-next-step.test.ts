import fc from "fast-check";
import { expect, test } from "vitest";
import { type NextStep, type StaffStep, staffSteps, waits } from "#contract/orders/next-step.ts";
import type { OrderAction, ParcelAction } from "#contract/orders/order-actions.ts";
import { parcelStates } from "#contract/orders/parcels.ts";
import { anyOrderFacts, aParcel, usualFacts } from "../../testing/order-facts.ts";
import { rowsOf } from "../../testing/verdict-table.ts";
import { decideAction, decideParcel } from "./decide-actions.ts";
import { decideNextStep } from "./decide-next-step.ts";
import type { OrderFacts } from "./order-facts.ts";

/** Such as `book`, or `waits-payment`. */
const say = (next: NextStep) => (next.kind === "step" ? next.step : `waits-${next.for}`);
const nextOf = (facts: Partial<OrderFacts>) => say(decideNextStep({ ...usualFacts, ...facts }));

const packed = { work: "packed" } as const;
const sent = { progress: "Dispatched", ...packed, openPieces: 0 } as const;
const arrived = { progress: "Delivered", ...packed, openPieces: 0 } as const;
const byHand = { courier: "own-rider", isByHand: true };
const paidOff = { isPaidOff: true } as const;
const owed = {
  ...usualFacts.money,
  due: 0,
  paid: 5000,
  balance: -5000,
  owed: 5000,
  refundableBeforeCash: 5000,
};

type Case = [next: string, when: string, facts: Partial<OrderFacts>];
const cases: Case[] = [
  ["confirm", "nobody has confirmed it", { isConfirmed: false }],
  ["confirm", "its work began unconfirmed", { isConfirmed: false, work: "cut" }],
  ["startWork", "it is confirmed", {}],
  ["markCut", "its work has begun", { work: "started" }],
  ["markSewn", "it is cut", { work: "cut" }],
  ["markPacked", "it is sewn", { work: "sewn" }],
  ["book", "it is packed", packed],
  [
    "markSewn",
    "it was booked before it is packed",
    { work: "cut", openPieces: 0, parcels: [aParcel("booked")] },
  ],
  ["waits-courier", "its courier is asked", { ...packed, openPieces: 0, parcels: [aParcel("asked")] }],
  ["book", "its courier refused", { ...packed, parcels: [aParcel("refused")] }],
  ["printLabel", "a courier is booked", { ...packed, openPieces: 0, parcels: [aParcel("booked")] }],
  ["book", "a part of it is booked", { ...packed, parcels: [aParcel("booked")] }],
  ["handOver", "a rider of the shop is booked", { ...packed, parcels: [aParcel("booked", byHand)] }],
  [
    "waits-courier",
    "its parcel is being called off",
    { ...packed, openPieces: 0, parcels: [aParcel("booked", { isCallingOff: true })] },
  ],
  [
    "waits-payment",
    "it waits for its payment",
    { isConfirmed: false, isPaidAhead: true, isMissing: true, awaitsPayment: true },
  ],
  [
    "checkTransfer",
    "its customer reported a transfer",
    { isConfirmed: false, isPaidAhead: true, isMissing: true, awaitsPayment: true, isTransferReported: true },
  ],
  [
    "markCut",
    "its work began before the payment",
    { isConfirmed: false, isPaidAhead: true, isMissing: true, work: "started" },
  ],
  ["askAdvance", "its customer pays in advance only", { isConfirmed: false, isAdvanceOnly: true }],
  ["answerCancel", "its customer wants to cancel", { ...packed, cancelRequest: "open" }],
  ["book", "staff have declined to cancel", { ...packed, cancelRequest: "declined" }],
  ["waits-parcels", "its parcel is on its way", { ...sent, parcels: [aParcel("in-transit")] }],
  ["answerAttempt", "its courier could not deliver it", { ...sent, parcels: [aParcel("attempted")] }],
  [
    "waits-parcels",
    "staff have answered its courier",
    { ...sent, parcels: [aParcel("attempted", { answeredBy: "Sana" })] },
  ],
  ["waits-parcels", "its parcel is on its way back", { ...sent, parcels: [aParcel("returning")] }],
  ["checkIn", "its parcel came back", { ...sent, parcels: [aParcel("returned")] }],
  ["book", "a part of it has left", { ...sent, openPieces: 1, parcels: [aParcel("picked")] }],
  ["book", "its parcel was lost", { ...sent, openPieces: 2, parcels: [aParcel("lost")] }],
  ["noteDelivery", "a rider of the shop has it", { ...sent, parcels: [aParcel("picked", byHand)] }],
  ["deliver", "it was sent by hand", sent],
  ["receiveCash", "it has arrived by hand", arrived],
  [
    "receiveCash",
    "a rider of the shop delivered it",
    { ...arrived, parcels: [aParcel("delivered", byHand)] },
  ],
  ["waits-statement", "its courier delivered it", { ...arrived, parcels: [aParcel("delivered")] }],
  ["waits-nothing", "its cash has come", { ...arrived, ...paidOff }],
  ["answerRequest", "its customer asks for a return", { ...arrived, ...paidOff, hasOpenRequest: true }],
  ["refund", "money is owed after its return", { ...arrived, ...paidOff, money: owed }],
  ["refund", "it was cancelled after its payment", { progress: "Cancelled", money: owed }],
  [
    "checkIn",
    "it was cancelled and its parcel came back",
    { ...sent, progress: "Cancelled", parcels: [aParcel("returned")] },
  ],
  ["waits-nothing", "it was cancelled", { progress: "Cancelled" }],
];

test.each(cases)("%s is next when %s", (next, _when, facts) => {
  expect(nextOf(facts)).toBe(next);
});

test("every step and every wait of the contract has its case but the one of other roles", () => {
  const all = [...staffSteps, ...waits.filter((wait) => wait !== "office").map((wait) => `waits-${wait}`)];
  expect([...new Set(cases.map(([next]) => next))].sort()).toEqual(all.sort());
});

test("the parcel of a step is the one that it is about", () => {
  const parcels = [aParcel("delivered", { id: "first" }), aParcel("returned", { id: "second" })];
  const next = decideNextStep({ ...usualFacts, ...arrived, parcels });
  expect(next).toEqual({ kind: "step", step: "checkIn", parcel: "second" });
});

test("an order that came back in one parcel is checked in as a whole", () => {
  const next = decideNextStep({ ...usualFacts, ...sent, parcels: [aParcel("returned")] });
  expect(next).toEqual({ kind: "step", step: "checkIn", parcel: null });
  const parcels = [aParcel("returned"), aParcel("delivered", { id: "second" })];
  expect(decideNextStep({ ...usualFacts, ...sent, parcels })).toMatchObject({ step: "checkIn", parcel: "a" });
});

// The action that must be open for a step; work past the first stage moves by `moveWork`.
const actionOf: Partial<Record<StaffStep, OrderAction>> = {
  answerCancel: "answerCancel",
  askAdvance: "askAdvance",
  confirm: "confirm",
  startWork: "startWork",
  markCut: "moveWork",
  markSewn: "moveWork",
  markPacked: "moveWork",
  book: "book",
  deliver: "deliver",
  refund: "payBack",
  receiveCash: "receiveCash",
};
const parcelActionOf: Partial<Record<StaffStep, ParcelAction>> = {
  handOver: "handOver",
  printLabel: "printPapers",
  answerAttempt: "answerAttempt",
  checkIn: "checkIn",
  noteDelivery: "noteOutcome",
};

test("a step is never one that is refused", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyOrderFacts, (facts) => {
      const next = decideNextStep(facts);
      if (next.kind === "wait") return;
      seen.add(next.step);
      const action = actionOf[next.step];
      if (action) expect([next.step, decideAction(facts, action).may]).not.toEqual([next.step, "not"]);
      const ofParcel = parcelActionOf[next.step];
      const isOpen = facts.parcels.some(
        (parcel) =>
          parcel.id === next.parcel && ofParcel && decideParcel(parcel, facts, ofParcel).may !== "not",
      );
      const isWhole = next.step === "checkIn" && next.parcel === null;
      if (isWhole) expect(decideAction(facts, "checkIn").may).not.toBe("not");
      else if (ofParcel) expect([next.step, isOpen]).toEqual([next.step, true]);
    }),
    { seed: 35, numRuns: 8_000 },
  );
  expect([...seen].sort()).toEqual(staffSteps.toSorted());
});

// The step of an order of which all is in one parcel, by the state of the parcel.
const ofParcels = rowsOf(`
                asked         refused     booked      picked        in-transit    out-for-      attempted     delivered       returning     returned  cancelled   lost
                                                                                  delivery
courier         waits-courier book        printLabel  waits-parcels waits-parcels waits-parcels answerAttempt waits-parcels   waits-parcels checkIn   book        book
rider           waits-courier book        handOver    noteDelivery  waits-parcels waits-parcels noteDelivery  waits-parcels   waits-parcels checkIn   book        book
`);

test.each([["courier", {}] as const, ["rider", { ...byHand, asksWhatToDo: false }] as const])(
  "the next step follows from the state of the only parcel, carried by a %s",
  (carrier, changes) => {
    const row = parcelStates.map((state) => {
      const isBeforePickup = ["asked", "refused", "booked", "cancelled"].includes(state);
      const isOpen = ["refused", "cancelled", "lost"].includes(state);
      const order = isBeforePickup ? packed : sent;
      return nextOf({ ...order, openPieces: isOpen ? 2 : 0, parcels: [aParcel(state, changes)] });
    });
    expect(row).toEqual(ofParcels.get(carrier));
  },
);
