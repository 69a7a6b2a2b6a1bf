import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { readDueNow } from "#server/orders/ledger/transfer-claims.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import { type Asking, type Contacts, whoAsks } from "#server/orders/who-asks.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";

type Claiming = Asking & { orderId: string; how: TransferWay; reference: string };

export type Claimed =
  | { outcome: "claimed"; claim: string }
  | { outcome: "unknown" | "not-yours" | "nothing-due" | "reference-taken" };

const lockOrder = namedQuery(
  "lock-order-to-claim",
  (param: Param<{ orderId: string }>) => sql<Contacts>`
    select user_id, phone, email from orders where id = ${param("orderId")}::uuid for no key update`,
);

type Said = { orderId: string; how: TransferWay; reference: string };

const selectSame = namedQuery(
  "find-same-claim",
  (param: Param<Said>) => sql<{ id: string }>`
    select id from transfer_claims where order_id = ${param("orderId")}::uuid and how = ${param("how")}::text
      and reference = ${param("reference")}::text and state = 'open'`,
);

// What was taken back is free again.
const selectEntered = namedQuery(
  "find-entered-reference",
  (param: Param<Omit<Said, "orderId">>) => sql<object>`
    select from order_ledger l where l.reference = ${param("reference")}::text and l.how = ${param("how")}::text
      and l.kind = 'received' and l.undoes is null
      and not exists (select from order_ledger u where u.order_id = l.order_id and u.undoes = l.id) limit 1`,
);

const replaceOpen = namedQuery(
  "replace-open-claim",
  (param: Param<{ orderId: string }>) => sql<object>`
    update transfer_claims set state = 'replaced' where order_id = ${param("orderId")}::uuid and state = 'open'`,
);

const insertClaim = namedQuery(
  "insert-claim",
  (param: Param<Said & { id: string; amount: number; actor: string }>) => sql<object>`
    insert into transfer_claims (id, order_id, how, reference, amount, actor)
    values (${param("id")}::uuid, ${param("orderId")}::uuid, ${param("how")}::text, ${param("reference")}::text,
      ${param("amount")}::integer, ${param("actor")}::text)`,
);

/**
 * Notes that a customer says to have sent what is due now, which pays nothing yet. Saying the same again gives the same
 * claim, saying something else replaces it. Whoever knows a number can track its order: to claim something of it takes the
 * account that it was placed with, or its phone or e-mail address as well (`not-yours`).
 */
export async function claimTransfer(pool: pg.Pool, claiming: Claiming): Promise<Claimed> {
  const { orderId, how, reference } = claiming;
  if (!isUuid(orderId)) return { outcome: "unknown" };
  try {
    return await withTransaction<Claimed>(pool, async (client) => {
      const [order] = await lockOrder.run(client, { orderId });
      if (!order) return { outcome: "unknown" };
      const actor = whoAsks(order, claiming);
      if (!actor) return { outcome: "not-yours" };
      const amount = await readDueNow(client, orderId);
      if (amount === 0) return { outcome: "nothing-due" };
      const [same] = await selectSame.run(client, { orderId, how, reference });
      if (same) return { outcome: "claimed", claim: same.id };
      if ((await selectEntered.run(client, { how, reference })).length > 0)
        return { outcome: "reference-taken" };
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
  await replaceOpen.run(client, { orderId });
  await insertClaim.run(client, { ...said, id });
  await addOrderEvent(client, { orderId, kind: "transfer-claimed", actor, detail: { amount, how } });
  return id;
}
