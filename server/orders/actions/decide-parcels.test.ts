import fc from "fast-check";
import { expect, test } from "vitest";
import { type ParcelAction, parcelActions } from "#contract/orders/order-actions.ts";
import { parcelStates } from "#contract/orders/parcels.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { anyOrderFacts, anyParcelFacts, aParcel, usualFacts } from "../../testing/order-facts.ts";
import { rowsOf, sayDecision } from "../../testing/verdict-table.ts";
import { decideParcel } from "./decide-actions.ts";
import type { OrderFacts, ParcelFacts } from "./order-facts.ts";

const isByHand = { courier: "own-rider", isByHand: true };
const sent = { ...usualFacts, progress: "Dispatched" } as const;
const ofOrder = (order: Partial<OrderFacts>) => ({ ...usualFacts, ...order });

// Of a parcel with a number, of an order that is on its way; the two that staff note are of a rider of the shop's own.
const table = rowsOf(`
               asked refused booked picked in-transit out-for- attempted delivered returning returned cancelled lost
                                                      delivery
callOff        yes   no      yes    no     no         no       no        no        no        no       no        no
checkIn        no    no      no     no     no         no       no        no        yes       yes      no        no
printPapers    yes   no      yes    yes    yes        yes      yes       yes       yes       yes      no        yes
handOver       no    no      yes    no     no         no       no        no        no        no       no        no
noteOutcome    no    no      no     yes    no         no       yes       no        no        no       no        no
answerAttempt  no    no      no     no     no         no       yes       no        no        no       no        no
`);

test("what may be done about a parcel follows from how far it is", () => {
  expect([...table.keys()]).toEqual(parcelActions);
  for (const action of parcelActions) {
    const hand = action === "handOver" || action === "noteOutcome" ? isByHand : {};
    const verdicts = parcelStates.map((state) => decideParcel(aParcel(state, hand), sent, action).may);
    const words = verdicts.map((may) => ({ do: "yes", ask: "ask", not: "no" })[may]);
    expect([action, ...words]).toEqual([action, ...(table.get(action) ?? [])]);
  }
});

type Case = [
  action: ParcelAction,
  decision: string,
  when: string,
  parcel: ParcelFacts,
  order?: Partial<OrderFacts>,
];
const booked = (changes: Partial<ParcelFacts> = {}) => aParcel("booked", changes);
const waits = { cancelRequest: "open" } as const;
const cases: Case[] = [
  [
    "callOff",
    "no PARCEL_BEING_ASKED",
    "its courier was asked and is silent",
    aParcel("asked", { isBeingAsked: true }),
  ],
  [
    "callOff",
    "yes",
    "its order is cancelled and the courier said no",
    booked({ isCallingOff: true }),
    { progress: "Cancelled" },
  ],
  ["checkIn", "no PARCEL_NOT_BACK", "its order has not left", aParcel("returned")],
  [
    "checkIn",
    "no PARCEL_NOT_BACK",
    "it was checked in",
    aParcel("returned", { isBack: false }),
    { progress: "Dispatched" },
  ],
  ["checkIn", "yes", "its order was cancelled", aParcel("returned"), { progress: "Cancelled" }],
  ["printPapers", "no ORDER_IS_CANCELLED", "its order is cancelled", booked(), { progress: "Cancelled" }],
  ["printPapers", "no CHOOSE_BOOKED_PARCELS", "it is to be called off", booked({ isCallingOff: true })],
  ["printPapers", "no CHOOSE_BOOKED_PARCELS", "it has no number yet", aParcel("asked", { number: "" })],
  ["printPapers", "no CHOOSE_BOOKED_PARCELS", "no courier has papers of it", booked(isByHand)],
  ["handOver", "no NOT_NOTED_BY_HAND", "its courier tells what happens to it", booked()],
  ["handOver", "no CUSTOMER_WANTS_TO_CANCEL", "its customer wants to cancel", booked(isByHand), waits],
  [
    "handOver",
    "no WAITS_FOR_PAYMENT",
    "its order waits for its payment",
    booked(isByHand),
    { awaitsPayment: true },
  ],
  [
    "handOver",
    "yes",
    "another part of its order has left",
    booked(isByHand),
    { ...waits, progress: "Dispatched" },
  ],
  ["noteOutcome", "no NOT_NOTED_BY_HAND", "its courier tells what happens to it", aParcel("picked")],
  [
    "answerAttempt",
    "no ATTEMPT_ANSWERED",
    "somebody has answered",
    aParcel("attempted", { answeredBy: "Sana" }),
  ],
];

test.each(cases)("%s is %s when %s", (action, decision, _when, parcel, order = {}) => {
  expect(sayDecision(decideParcel(parcel, ofOrder(order), action))).toBe(decision);
});

test("nothing can be done about a parcel that the order does not have", () => {
  for (const action of parcelActions) expect(decideParcel(undefined, sent, action).may).toBe("not");
});

test("about parcels nothing is asked first, and everything refused is said in a sentence", () => {
  fc.assert(
    fc.property(anyParcelFacts, anyOrderFacts, fc.constantFrom(...parcelActions), (parcel, order, action) => {
      const decision = decideParcel(parcel, order, action);
      expect(decision.may).not.toBe("ask");
      if (decision.may === "not") expect(inEnglish(decision.why)).toMatch(/^[A-Z].* .*[^_]$/);
    }),
    { numRuns: 2_000 },
  );
});
