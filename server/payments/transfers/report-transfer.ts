import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { readDueNow } from "#server/orders/ledger/transfer-claims.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import { type Contacts, type Requester, resolveRequester } from "#server/orders/requester.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";

type Claiming = Requester & { orderId: string; how: TransferWay; reference: string };

export type Claimed =
  | { outcome: "claimed"; claim: string }
  | { outcome: "unknown" | "not-yours" | "nothing-due" | "reference-taken" };

type Said = { orderId: string; how: TransferWay; reference: string };

/**
 * Notes a customer's report of a transfer, which pays nothing yet. The same report again gives the same claim,
 * another one replaces it. The number alone tracks an order: a report takes the account that it was placed with, or
 * its phone or e-mail address as well (`not-yours`).
 */
export async function reportTransfer(pool: pg.Pool, claiming: Claiming): Promise<Claimed> {
  const { orderId, how, reference } = claiming;
  if (!isUuid(orderId)) return { outcome: "unknown" };
  try {
    return await withTransaction<Claimed>(pool, async (client) => {
      const order = await readFirst(client)<Contacts>`
        select user_id, phone, email from orders where id = ${orderId}::uuid for no key update`;
      if (!order) return { outcome: "unknown" };
      const actor = resolveRequester(order, claiming);
      if (!actor) return { outcome: "not-yours" };
      const amount = await readDueNow(client, orderId);
      if (amount === 0) return { outcome: "nothing-due" };
      const same = await readFirst(client)<{ id: string }>`
        select id from transfer_claims where order_id = ${orderId}::uuid and how = ${how}::text
          and reference = ${reference}::text and state = 'open'`;
      if (same) return { outcome: "claimed", claim: same.id };
      // A reversed reference is free again.
      const found = await read(client)`
        select from order_ledger l where l.reference = ${reference}::text and l.how = ${how}::text
          and l.kind = 'received' and l.undoes is null
          and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id) limit 1`;
      if (found.length > 0) return { outcome: "reference-taken" };
      const claim = await replaceClaim(client, { orderId, how, reference, amount, actor });
      return { outcome: "claimed", claim };
    });
  } catch (error) {
    if (violatedConstraint(error) === "transfer_claims_reference") return { outcome: "reference-taken" };
    throw error;
  }
}

async function replaceClaim(
  client: Executor,
  said: Said & { amount: number; actor: string },
): Promise<string> {
  const { orderId, how, amount, actor } = said;
  const id = randomUUID();
  await write(client)`
    update transfer_claims set state = 'replaced' where order_id = ${orderId}::uuid and state = 'open'`;
  await write(client)`
    insert into transfer_claims (id, order_id, how, reference, amount, actor)
    values (${id}::uuid, ${said.orderId}::uuid, ${said.how}::text, ${said.reference}::text,
      ${said.amount}::integer, ${said.actor}::text)`;
  await addOrderEvent(client, { orderId, kind: "transfer-claimed", actor, detail: { amount, how } });
  return id;
}
