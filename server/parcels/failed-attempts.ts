import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { OrderEventKind } from "#contract/orders/order-event-kinds.ts";
import type { ParcelAnswer } from "#contract/orders/parcels.ts";
import type { answerAttempt as contract } from "#contract/parcels/parcel-work.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { decideParcel } from "../orders/actions/decide-actions.ts";
import { type Objection, objectionTo } from "../orders/actions/objections.ts";
import { readFacts } from "../orders/actions/order-facts.ts";
import { addOrderEvent } from "../orders/progress/order-events.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";
import type { Courier } from "./courier.ts";

export type PendingAdvice = { attemptedAt: string; answer: ParcelAnswer; remarks: string };

/** A column of a claimed parcel `due`: see `PendingAdvice`; null where there is none. */
export const pendingAdvice: RawBuilder<PendingAdvice | null> = sql<PendingAdvice | null>`
  (select json_build_object('attemptedAt', a.attempted_at::text, 'answer', a.answer, 'remarks', a.remarks)
    from parcel_answers a where a.parcel_id = due.id and a.attempted_at = due.attempted_at
      and a.told_at is null and a.problem = '')`;

function settleAdvice(
  executor: Executor,
  values: { parcelId: string; attemptedAt: string; problem: string },
) {
  return write(executor)`
    update parcel_answers set problem = ${values.problem}::text,
      told_at = case when ${values.problem}::text = '' then now() end
    where parcel_id = ${values.parcelId}::uuid and attempted_at = ${values.attemptedAt}::timestamptz`;
}

/** Sends the staff's answer to a courier and stores the reason of a refusal. Throws CourierTimeoutError. */
export async function tellAdvice(
  executor: Executor,
  courier: Courier,
  { parcelId, number, attemptedAt, answer, remarks }: PendingAdvice & { parcelId: string; number: string },
): Promise<void> {
  const problem = await courier.advise(number, { answer, remarks });
  await settleAdvice(executor, { parcelId, attemptedAt, problem: problem?.slice(0, 200) ?? "" });
}

/** Whether the last failed attempt went unanswered for these hours: its courier then brings it back. */
export async function isUnanswered(executor: Executor, parcelId: string, hours: number): Promise<boolean> {
  const found = await read(executor)`
    select from (select max(at) as at from parcel_steps where parcel_id = ${parcelId}::uuid and state = 'attempted') last
    where last.at < now() - make_interval(hours => ${hours}::integer) and not exists (
      select from parcel_answers a where a.parcel_id = ${parcelId}::uuid and a.attempted_at = last.at and a.problem = '')`;
  return found.length > 0;
}

export function noteUnanswered(executor: Executor, orderId: string, parcel: string): Promise<string> {
  const after = "Nobody has said what to do in time: it is expected back";
  return note(executor, { orderId, kind: "parcel-unanswered", actor: "shop", parcel, after });
}

type Standing = {
  order_id: string;
  courier: string;
  tracking_number: string;
  attempted_at: string;
  is_this: boolean;
};

const lockAttempt = (executor: Executor, attemptedAt: string, id: string) => read(executor)<Standing>`
  select order_id, courier, coalesce(tracking_number, '') as tracking_number, attempted_at::text,
    date_trunc('milliseconds', attempted_at) = ${attemptedAt}::timestamptz as is_this
  from parcels where id = ${id}::uuid for no key update`;

type NewAnswer = { id: string; attemptedAt: string; answer: ParcelAnswer; remarks: string; staffId: string };

// An answer that the courier did not accept is sent again.
const insertAnswer = (executor: Executor, newAnswer: NewAnswer) => write(executor)`
  with answered as (
    insert into parcel_answers as a (parcel_id, attempted_at, answer, remarks, by)
    values (${newAnswer.id}::uuid, ${newAnswer.attemptedAt}::timestamptz, ${newAnswer.answer}::text, ${newAnswer.remarks}::text,
      ${newAnswer.staffId}::uuid)
    on conflict (parcel_id, attempted_at) do update set answer = excluded.answer, remarks = excluded.remarks,
      by = excluded.by, at = now(), problem = ''
    returning parcel_id
  )
  update parcels set next_at = now() from answered where id = answered.parcel_id`;

type Answered = { outcome: "noted" | "unknown" } | Objection;

/**
 * Notes the answer of staff to a failed delivery, with the history of its order, for `followParcels` to send it to
 * the courier. Of two at once one counts, and the other learns the name of the first.
 */
export function answerAttempt(
  { pool, staff }: StaffContext,
  { id, attemptedAt, answer, phone, remarks }: z.output<typeof contract.body>,
): Promise<Answered> {
  return withTransaction<Answered>(pool, async (client) => {
    const [parcel] = isUuid(id) ? await lockAttempt(client, attemptedAt, id) : [];
    const facts = parcel && (await readFacts(client, parcel.order_id));
    const one = facts?.parcels.find((each) => each.id === id);
    if (!parcel || !facts || !one) return { outcome: "unknown" };
    const asked = { ...one, asksWhatToDo: one.asksWhatToDo && parcel.is_this };
    const objection = objectionTo(decideParcel(asked, facts, "answerAttempt"), []);
    if (objection) return objection;
    const attempt = { id, attemptedAt: parcel.attempted_at };
    const toRider = [...(phone === undefined ? [] : [`Call ${phone}.`]), remarks].join(" ").trim();
    await insertAnswer(client, { ...attempt, answer, remarks: toRider, staffId: staff.id });
    await note(client, {
      orderId: parcel.order_id,
      kind: "parcel-answered",
      actor: staff.id,
      parcel: `${parcel.courier} ${parcel.tracking_number}`,
      after: [answer === "try-again" ? "Try again." : "Send back.", toRider].join(" ").trim(),
    });
    await recordChange(client, {
      staff,
      action: "order.answerAttempt",
      subject: { kind: "order", id: parcel.order_id },
      // The text for the rider stays with the parcel, and is deleted with its customer.
      before: null,
      after: { answer },
    });
    return { outcome: "noted" };
  });
}

type Note = { orderId: string; kind: OrderEventKind; actor: string; parcel: string; after: string };

function note(executor: Executor, { orderId, kind, actor, parcel, after }: Note): Promise<string> {
  return addOrderEvent(executor, {
    orderId,
    kind,
    actor,
    detail: { changes: [{ what: parcel, before: "", after }] },
  });
}
