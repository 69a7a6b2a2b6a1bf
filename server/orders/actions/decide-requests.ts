import {
  customerRequestActions,
  type RequestAction,
  requestActions,
} from "#contract/returns/request-actions.ts";
import type { ReturnRemedy, ReturnState } from "#contract/returns/return-rules.ts";
import { reason } from "#contract/values/reason.ts";
import type { Decision } from "./decide-actions.ts";

/** All that decides what may be done next about what a customer has asked about a garment. */
export type RequestFacts = {
  state: ReturnState;
  remedy: ReturnRemedy | null;
  /** Whole rupees that are still to come back to the customer. */
  toSettle: number;
  /** Another order brings what was agreed. */
  isFollowed: boolean;
};

const isUnanswered = ({ state }: RequestFacts) => state === "asked" || state === "question";

/** The garment is with the shop, and its customer waits for another one. */
const waitsFor = (wanted: ReturnRemedy) => (facts: RequestFacts) =>
  facts.state === "received" && facts.remedy === wanted && !facts.isFollowed;

const conditions: Record<RequestAction, (facts: RequestFacts) => boolean> = {
  approve: isUnanswered,
  askBack: ({ state }) => state === "asked",
  decline: (facts) => isUnanswered(facts) || facts.state === "approved",
  receive: ({ state }) => state === "approved",
  exchange: waitsFor("exchange"),
  alter: waitsFor("alteration"),
  refund: ({ state, toSettle }) => state === "received" && toSettle > 0,
  answer: ({ state }) => state === "question",
  withdraw: isUnanswered,
};

/** Decides an action on a request with these facts; the caller locks its order. */
export function decideRequest(facts: RequestFacts, action: RequestAction): Decision {
  if (conditions[action](facts)) return { may: "do" };
  const isOfCustomer = customerRequestActions.some((each) => each === action);
  return {
    may: "not",
    code: "NOT_PENDING",
    why: reason(isOfCustomer ? "NO_SUCH_REQUEST" : "ASKED_HAS_MOVED_ON"),
  };
}

const openOf =
  <Action extends RequestAction>(actions: readonly Action[]) =>
  (facts: RequestFacts): Action[] =>
    actions.filter((action) => decideRequest(facts, action).may !== "not");

export const openRequestActionsOf: (facts: RequestFacts) => RequestAction[] = openOf(requestActions);
export const openCustomerRequestActionsOf: (
  facts: RequestFacts,
) => (typeof customerRequestActions)[number][] = openOf(customerRequestActions);
