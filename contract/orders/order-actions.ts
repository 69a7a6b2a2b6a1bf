import { z } from "zod";
import { line } from "../values/text.ts";

/**
 * Actions on an order by staff, its customer, a courier or the shop. `cancel` and `edit` are those of staff;
 * `cancelRest` ends an order of which a part has arrived; `startUnpaid` starts an unpaid order with a reason; `leave`:
 * a courier has collected a parcel of it.
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
 * Actions on a parcel: `callOff` before pickup, `checkIn` after its return, `answerAttempt` after a failed delivery.
 * For couriers without tracking, staff record dispatch (`handOver`) and outcome (`noteOutcome`).
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
  /** Sent back as `acknowledged` after confirmation. */
  code: z.string(),
  question: z.string(),
});
export type ActionQuestion = z.infer<typeof question>;
export const actionQuestions = z.array(question);

/** `ask`: it needs confirmation of each question; `not`: the reason why not, in a sentence for staff. */
export const verdict = z.discriminatedUnion("may", [
  z.object({ may: z.literal("do") }),
  z.object({ may: z.literal("ask"), questions: actionQuestions }),
  z.object({ may: z.literal("not"), why: z.string() }),
]);
export type Verdict = z.infer<typeof verdict>;

export const verdicts = z.record(z.enum(orderActions), verdict);
export type Verdicts = z.infer<typeof verdicts>;

/** For lists, which show no reasons: the actions that are not refused. */
export const openActions = z.array(z.enum(orderActions));

/** Actions of customers alone; also of anyone with the order number. */
export const customerActions = [
  "confirm",
  "mendDelivery",
  "cancelAsCustomer",
  "askToCancel",
  "askAftercare",
] as const satisfies OrderAction[];
export const openCustomerActions = z.array(z.enum(customerActions));

/** Codes of confirmed questions; unknown ones are ignored. */
export const acknowledged = z.array(line(40)).max(20).default([]);

export function mayDo(verdicts: Verdicts, action: OrderAction): boolean {
  return verdicts[action].may !== "not";
}

/** The codes that confirm all questions. */
export function codesOf(verdict: Verdict): string[] {
  return verdict.may === "ask" ? verdict.questions.map(({ code }) => code) : [];
}

/** The refusal or the questions, in a sentence; empty where it is simply permitted. */
export function wordsOf(verdict: Verdict): string {
  if (verdict.may === "not") return verdict.why;
  return verdict.may === "ask" ? verdict.questions.map(({ question }) => question).join(" ") : "";
}
