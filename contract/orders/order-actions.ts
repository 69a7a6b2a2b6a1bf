import { z } from "zod";
import { line } from "../values/text.ts";

/**
 * What can be done next about an order, by staff, its customer, a courier or the shop itself. `cancel` and `edit` are those of staff;
 * `cancelRest` ends an order of which a part has arrived; `startUnpaid` begins with a reason what waits for its payment; `leave`: a courier
 * has fetched a parcel of it.
 */
export const orderActions = [
  "confirm",
  "askToConfirm",
  "startWork",
  "startUnpaid",
  "moveWork",
  "edit",
  "mendDelivery",
  "book",
  "dispatch",
  "leave",
  "correctDispatch",
  "deliver",
  "undoDelivery",
  "checkIn",
  "cancel",
  "cancelRest",
  "cancelAsCustomer",
  "askToCancel",
  "answerCancel",
  "askAdvance",
  "receiveCash",
  "takeCashBack",
  "payBack",
  "issueInvoice",
  "askAftercare",
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * What can be done about a parcel of an order: `callOff` before it is fetched, `checkIn` once it is back, `answerAttempt` when its courier
 * could not hand it over. Of what no courier tells of staff note that it leaves (`handOver`) and what becomes of it (`noteOutcome`).
 */
export const parcelActions = [
  "callOff",
  "checkIn",
  "printPapers",
  "handOver",
  "noteOutcome",
  "answerAttempt",
] as const;
export type ParcelAction = (typeof parcelActions)[number];
export const openParcelActions = z.array(z.enum(parcelActions));

const question = z.object({
  /** Sent back as `acknowledged` once somebody has said yes. */
  code: z.string(),
  question: z.string(),
});
export type ActionQuestion = z.infer<typeof question>;
export const actionQuestions = z.array(question);

/** `ask`: it is done once each question was answered with yes; `not`: why it cannot be done, in a sentence for staff. */
export const verdict = z.discriminatedUnion("may", [
  z.object({ may: z.literal("do") }),
  z.object({ may: z.literal("ask"), questions: actionQuestions }),
  z.object({ may: z.literal("not"), why: z.string() }),
]);
export type Verdict = z.infer<typeof verdict>;

export const verdicts = z.record(z.enum(orderActions), verdict);
export type Verdicts = z.infer<typeof verdicts>;

/** Of a list, where nobody reads why: what is not refused. */
export const openActions = z.array(z.enum(orderActions));

/** Of what only its customer does; the same for whoever knows the number of the order. */
export const customerActions = [
  "confirm",
  "mendDelivery",
  "cancelAsCustomer",
  "askToCancel",
  "askAftercare",
] as const satisfies OrderAction[];
export const openCustomerActions = z.array(z.enum(customerActions));

/** Codes of the questions to which somebody has said yes; those of others are ignored. */
export const acknowledged = z.array(line(40)).max(20).default([]);

export function mayDo(verdicts: Verdicts, action: OrderAction): boolean {
  return verdicts[action].may !== "not";
}

/** What saying yes to all that is asked is answered with. */
export function codesOf(verdict: Verdict): string[] {
  return verdict.may === "ask" ? verdict.questions.map(({ code }) => code) : [];
}

/** Why it cannot be done, or what is asked first, in a sentence; empty where it simply can. */
export function wordsOf(verdict: Verdict): string {
  if (verdict.may === "not") return verdict.why;
  return verdict.may === "ask" ? verdict.questions.map(({ question }) => question).join(" ") : "";
}
