import fc from "fast-check";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import { type ParcelState, parcelStates } from "#contract/orders/parcels.ts";
import type { OrderFacts, ParcelFacts } from "../orders/actions/order-facts.ts";

/** Of a parcel of PostEx, in this state. */
export const aParcel = (state: ParcelState, changes: Partial<ParcelFacts> = {}): ParcelFacts => ({
  id: "a",
  courier: "postex",
  number: "26112300000017",
  state,
  isByHand: false,
  isBeingAsked: false,
  isCallingOff: false,
  isBack: state === "returning" || state === "returned",
  asksWhatToDo: state === "attempted",
  answeredBy: null,
  ...changes,
});

const unpaid: OrderMoney = {
  due: 5000,
  paid: 0,
  balance: 5000,
  refunded: 0,
  refundsUnderWay: 0,
  openCredits: 0,
  owed: 0,
  notNoted: 0,
  refundable: 0,
  refundableBeforeCash: 0,
  toCollect: 5000,
};

/** Of a confirmed order of two pieces for 5,000 rupees in cash, not yet in work. */
export const usualFacts: OrderFacts = {
  progress: "Pending",
  isConfirmed: true,
  work: null,
  cancelRequest: null,
  isPaidAhead: false,
  isMissing: false,
  awaitsPayment: false,
  isTransferReported: false,
  isAdvanceOnly: false,
  money: unpaid,
  isPaidOff: false,
  cash: null,
  parcels: [],
  openPieces: 2,
  missingPieces: 2,
  hasComeBack: false,
  isRestCancelled: false,
  hasOpenRequest: false,
  hasInvoice: false,
};

const few = fc.constantFrom(0, 0, 2000, 5000);

export const anyParcelFacts: fc.Arbitrary<ParcelFacts> = fc.record({
  id: fc.constant("a"),
  courier: fc.constantFrom("postex", "own-rider"),
  number: fc.constantFrom("", "26112300000017"),
  state: fc.constantFrom(...parcelStates),
  isByHand: fc.boolean(),
  isBeingAsked: fc.boolean(),
  isCallingOff: fc.boolean(),
  isBack: fc.boolean(),
  asksWhatToDo: fc.boolean(),
  answeredBy: fc.constantFrom(null, "Sana"),
});

/** Any combination of facts, including impossible ones. */
export const anyOrderFacts: fc.Arbitrary<OrderFacts> = fc.record({
  progress: fc.constantFrom("Pending", "Dispatched", "Delivered", "Cancelled"),
  isConfirmed: fc.boolean(),
  work: fc.constantFrom(null, "started", "cut", "sewn", "packed"),
  cancelRequest: fc.constantFrom(null, "open", "declined"),
  isPaidAhead: fc.boolean(),
  isMissing: fc.boolean(),
  awaitsPayment: fc.boolean(),
  isTransferReported: fc.boolean(),
  isAdvanceOnly: fc.boolean(),
  money: fc
    .record({ due: few, paid: few, owed: few, refundsUnderWay: few, refundable: few, notNoted: few })
    .map(
      (some): OrderMoney => ({
        ...unpaid,
        ...some,
        balance: some.due - some.paid,
        refundableBeforeCash: some.refundable + some.notNoted,
      }),
    ),
  isPaidOff: fc.boolean(),
  cash: fc.constantFrom(
    null,
    { noted: "by-hand" as const, amount: 5000 },
    { noted: "by-courier" as const, amount: 5000 },
  ),
  parcels: fc.array(anyParcelFacts, { maxLength: 2 }),
  openPieces: fc.constantFrom(0, 2),
  missingPieces: fc.constantFrom(0, 2),
  isRestCancelled: fc.boolean(),
  hasComeBack: fc.boolean(),
  hasOpenRequest: fc.boolean(),
  hasInvoice: fc.boolean(),
});
