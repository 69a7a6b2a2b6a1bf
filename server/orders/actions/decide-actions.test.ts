import fc from "fast-check";
import { expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { customerActions, type OrderAction, orderActions } from "#contract/orders/order-actions.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { shopperReasons } from "#contract/reasons/shopper-reasons.ts";
import { decodeReason, type EncodedReason } from "#contract/values/reason.ts";
import { anyOrderFacts, aParcel, usualFacts } from "../../testing/order-facts.ts";
import { rowsOf, sayDecision } from "../../testing/verdict-table.ts";
import { decideAction } from "./decide-actions.ts";
import type { OrderFacts } from "./order-facts.ts";

const columns: Partial<OrderFacts>[] = [
  ...([null, "started", "cut", "sewn", "packed"] as const).map((work) => ({ work })),
  ...(["Dispatched", "Delivered", "Cancelled"] as const).map((progress) => ({
    progress,
    work: "packed" as const,
  })),
];

// A confirmed order of 5,000 rupees in cash, all of it in the shop or sent by hand.
const table = rowsOf(`
                  Pending                             Dispatched Delivered Cancelled
                  -     started  cut   sewn   packed
confirm           no    no       no    no     no      no         no        no
askToConfirm      no    no       no    no     no      no         no        no
startWork         yes   no       no    no     no      no         no        no
startUnpaid       no    no       no    no     no      no         no        no
moveWork          yes   yes      yes   yes    yes     no         no        no
edit              yes   yes      yes   yes    yes     no         no        no
mendDelivery      yes   no       no    no     no      no         no        no
book              ask   ask      ask   ask    yes     no         no        no
dispatch          ask   ask      ask   ask    yes     no         no        no
leave             yes   yes      yes   yes    yes     no         no        no
correctDispatch   no    no       no    no     no      yes        yes       no
deliver           no    no       no    no     no      yes        no        no
undoDelivery      no    no       no    no     no      no         yes       no
checkIn           no    no       no    no     no      yes        no        no
cancel            yes   yes      yes   yes    yes     yes        no        no
cancelRest        no    no       no    no     no      no         no        no
cancelAsCustomer  yes   no       no    no     no      no         no        no
askToCancel       no    yes      yes   yes    yes     no         no        no
answerCancel      no    no       no    no     no      no         no        no
askAdvance        yes   yes      yes   yes    yes     no         no        no
receiveCash       no    no       no    no     no      no         yes       no
takeCashBack      no    no       no    no     no      no         no        no
payBack           no    no       no    no     no      no         no        no
issueInvoice      yes   yes      yes   yes    yes     yes        yes       no
askAftercare      no    no       no    no     no      no         yes       no
`);

test("what may be done about an order follows from how far it is", () => {
  expect([...table.keys()]).toEqual(orderActions);
  for (const action of orderActions) {
    const verdicts = columns.map((facts) => decideAction({ ...usualFacts, ...facts }, action).may);
    const words = verdicts.map((may) => ({ do: "yes", ask: "ask", not: "no" })[may]);
    expect([action, ...words]).toEqual([action, ...(table.get(action) ?? [])]);
  }
});

const packed = { work: "packed" } as const;
const sent = { progress: "Dispatched", ...packed } as const;
const arrived = { progress: "Delivered", ...packed } as const;
const awaited = { isConfirmed: false, isPaidAhead: true, isMissing: true, awaitsPayment: true };
const noted = { isPaidOff: true, cash: { noted: "by-hand", amount: 5000 } } as const;
const paid = { ...usualFacts.money, paid: 5000, balance: 0, refundable: 5000, refundableBeforeCash: 5000 };

type Case = [action: OrderAction, decision: string, when: string, facts: Partial<OrderFacts>];
const cases: Case[] = [
  ["edit", "ask BOOKED_AS_IT_WAS", "a courier is booked", { ...packed, parcels: [aParcel("booked")] }],
  ["mendDelivery", "no IN_WORK_CALL_TO_CHANGE", "a courier is booked", { parcels: [aParcel("booked")] }],
  ["cancel", "no PART_STAYS", "a part of it has arrived", { ...sent, parcels: [aParcel("delivered")] }],
  [
    "cancelRest",
    "ask REST_IS_CANCELLED",
    "a part of it has arrived",
    { ...sent, parcels: [aParcel("delivered")] },
  ],
  [
    "cancelRest",
    "no ALL_HAS_ARRIVED",
    "all of it has arrived in parcels",
    { ...sent, missingPieces: 0, parcels: [aParcel("delivered")] },
  ],
  [
    "undoDelivery",
    "no REST_WAS_CANCELLED",
    "the rest of it was cancelled",
    { ...arrived, isRestCancelled: true },
  ],
  ["confirm", "yes", "nobody has confirmed it", { isConfirmed: false }],
  ["startWork", "ask NOT_CONFIRMED", "nobody has confirmed it", { isConfirmed: false }],
  ["dispatch", "ask NOT_CONFIRMED NOT_PACKED", "nobody has confirmed it", { isConfirmed: false }],
  ["book", "ask NOT_CONFIRMED", "nobody has confirmed it", { isConfirmed: false, ...packed }],
  ["startWork", "no WAITS_FOR_PAYMENT", "it waits for its payment", awaited],
  ["startUnpaid", "yes", "it waits for its payment", awaited],
  ["dispatch", "no WAITS_FOR_PAYMENT", "it waits for its payment", awaited],
  ["leave", "yes", "it waits for its payment", awaited],
  [
    "book",
    "ask NOT_CONFIRMED NOT_PAID_AS_ASKED",
    "its work was begun unpaid",
    { ...awaited, ...packed, awaitsPayment: false },
  ],
  ["askToConfirm", "no PREPAID_IS_CONFIRMED", "it is paid ahead", { isPaidAhead: true }],
  ["book", "no MARKED_ADVANCE_ONLY", "its customer pays in advance only", { isAdvanceOnly: true }],
  ["startWork", "yes", "its customer pays in advance only, and has", { isAdvanceOnly: true, money: paid }],
  [
    "dispatch",
    "no CUSTOMER_WANTS_TO_CANCEL",
    "its customer wants to cancel",
    { ...packed, cancelRequest: "open" },
  ],
  ["answerCancel", "yes", "its customer wants to cancel", { ...packed, cancelRequest: "open" }],
  ["dispatch", "yes", "staff have declined to cancel", { ...packed, cancelRequest: "declined" }],
  [
    "askToCancel",
    "no CANCEL_ANSWERED_ALREADY",
    "staff have declined to cancel",
    { ...packed, cancelRequest: "declined" },
  ],
  ["dispatch", "ask BOOKED_ELSEWHERE", "a courier is booked", { ...packed, parcels: [aParcel("booked")] }],
  [
    "book",
    "no ALL_IN_PARCELS",
    "all of it is booked",
    { ...packed, openPieces: 0, parcels: [aParcel("booked")] },
  ],
  ["cancel", "yes", "all of it is booked", { ...packed, openPieces: 0, parcels: [aParcel("booked")] }],
  ["book", "yes", "a part of it has left", { ...sent, parcels: [aParcel("picked")] }],
  ["deliver", "ask NOT_ALL_SENT", "a part of it has left", { ...sent, parcels: [aParcel("picked")] }],
  [
    "deliver",
    "no PARCEL_CAME_BACK",
    "a parcel is on its way back",
    { ...sent, openPieces: 0, parcels: [aParcel("returning")] },
  ],
  [
    "checkIn",
    "no PART_HAS_ARRIVED",
    "a part of it has arrived",
    { ...sent, parcels: [aParcel("delivered")] },
  ],
  ["book", "no ORDER_NOT_PENDING", "it was sent by hand", sent],
  ["undoDelivery", "no CASH_NOTED_FIRST", "its cash is noted", { ...arrived, ...noted, money: paid }],
  ["takeCashBack", "yes", "its cash is noted", { ...arrived, ...noted, money: paid }],
  ["payBack", "yes", "its cash is noted", { ...arrived, ...noted, money: paid }],
  [
    "takeCashBack",
    "no CASH_NOT_NOTED",
    "a statement notes its cash",
    { ...arrived, ...noted, cash: { noted: "by-courier", amount: 5000 } },
  ],
  [
    "takeCashBack",
    "no PAYMENT_WENT_BACK",
    "its cash is on its way back",
    { ...arrived, ...noted, money: { ...paid, due: 0, refundsUnderWay: 1 } },
  ],
  ["undoDelivery", "no SOMETHING_CAME_BACK", "something of it came back", { ...arrived, hasComeBack: true }],
  [
    "undoDelivery",
    "no REQUEST_IS_OPEN",
    "its customer has asked about it",
    { ...arrived, hasOpenRequest: true },
  ],
  ["issueInvoice", "no INVOICE_STANDS", "it has an invoice", { ...sent, hasInvoice: true }],
];

test.each(cases)("%s is %s when %s", (action, decision, _when, facts) => {
  expect(sayDecision(decideAction({ ...usualFacts, ...facts }, action))).toBe(decision);
});

const samples = fc.sample(fc.tuple(anyOrderFacts, anyOrderFacts), { seed: 31, numRuns: 8_000 });

/** The facts of which another value changes what is decided, in any order whatever. */
function decisiveFor(action: OrderAction): string[] {
  const decisive = new Set<string>();
  for (const [facts, others] of samples) {
    const before = sayDecision(decideAction(facts, action));
    const changed = (Object.keys(facts) as (keyof OrderFacts)[]).filter(
      (name) => others[name] !== facts[name] && !decisive.has(name),
    );
    for (const name of changed)
      if (sayDecision(decideAction({ ...facts, [name]: others[name] }, action)) !== before)
        decisive.add(name);
  }
  return [...decisive].sort();
}

// All facts that count for an action: no other one changes its verdict, whatever else is true.
const decisive = rowsOf(`
confirm           isConfirmed progress
askToConfirm      isConfirmed isMissing isPaidAhead progress
startWork         awaitsPayment isAdvanceOnly isConfirmed isPaidAhead money progress work
startUnpaid       awaitsPayment isAdvanceOnly isPaidAhead money progress work
moveWork          awaitsPayment isAdvanceOnly isConfirmed isPaidAhead money progress work
edit              parcels progress
mendDelivery      parcels progress work
book              awaitsPayment cancelRequest isAdvanceOnly isConfirmed isMissing isPaidAhead money openPieces parcels progress work
dispatch          awaitsPayment cancelRequest isAdvanceOnly isConfirmed isMissing isPaidAhead money parcels progress work
leave             progress
correctDispatch   progress
deliver           openPieces parcels progress
undoDelivery      cash hasComeBack hasOpenRequest isRestCancelled progress
checkIn           parcels progress
cancel            parcels progress
cancelRest        missingPieces parcels progress
cancelAsCustomer  progress work
askToCancel       cancelRequest progress work
answerCancel      cancelRequest progress
askAdvance        isMissing isPaidAhead money progress
receiveCash       isPaidOff progress
takeCashBack      cash isPaidOff money
payBack           money
issueInvoice      hasInvoice progress
askAftercare      progress
`);

test.each(orderActions)("%s is decided by its own facts and by no other", (action) => {
  expect(decisiveFor(action)).toEqual(decisive.get(action));
});

/** Every question and every reason that there is. */
function allSaid(may: "ask" | "not"): EncodedReason[] {
  const decisions = samples.flatMap(([facts]) => orderActions.map((action) => decideAction(facts, action)));
  return decisions.flatMap((decision) => {
    if (decision.may === "ask" && may === "ask") return decision.questions;
    return decision.may === "not" && may === "not" ? [decision.why] : [];
  });
}

test("everything that is asked has a code to answer it by", () => {
  const codes = new Set(allSaid("ask").map((said) => decodeReason(said)?.reason));
  expect([...codes].sort()).toEqual(questionCodes.toSorted());
});

test("everything that is asked or refused is said in a sentence", () => {
  for (const said of new Set([...allSaid("ask"), ...allSaid("not")]))
    expect([said, inEnglish(said)]).toEqual([said, expect.stringMatching(/^[A-Z].* .*[^_]$/)]);
});

test("what a customer does is refused in words that each language of the shop has", () => {
  const reasons = new Set<string>();
  for (const [facts] of samples)
    for (const action of customerActions) {
      const decision = decideAction(facts, action);
      expect(decision.may).not.toBe("ask");
      if (decision.may === "not") reasons.add(decodeReason(decision.why)?.reason ?? "");
    }
  // `ORDER_CONFIRMED_ALREADY`: a second confirmation answers that it is confirmed.
  reasons.delete("ORDER_CONFIRMED_ALREADY");
  expect(Object.keys(shopperReasons)).toEqual(expect.arrayContaining([...reasons]));
});
