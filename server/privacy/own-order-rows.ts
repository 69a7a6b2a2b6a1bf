import type { OwnData } from "#contract/customers/own-data.ts";
import { type Executor, read } from "#database/query.ts";
import { readOrdersByIds } from "#server/orders/reading/read-orders.ts";
import { isOwnOrder, type Owner } from "./own-orders.ts";

type OwnOrder = OwnData["orders"][number];
type OwnTransfer = OwnOrder["transfers"][number];
type OwnEvent = OwnOrder["events"][number];

const batch = 100;

const selectIds = (executor: Executor, owner: Owner) => read(executor)<{ id: string }>`
  select o.id from orders o where ${isOwnOrder(owner)} order by o.created_at desc, o.id`;

type Extras = {
  id: string;
  source: string;
  reduction_reason: string | null;
  buyer_number: string;
  confirmed_at: Date | null;
  asked_at: Date | null;
};

type EventRow = {
  order_id: string;
  kind: string;
  actor: string;
  at: Date;
  reason: string;
  changes: OwnEvent["changes"];
};

export async function readOwnOrders(executor: Executor, owner: Owner): Promise<OwnOrder[]> {
  const { userId, email, isProven } = owner;
  const all = (await selectIds(executor, { userId, email, isProven })).map(({ id }) => id);
  const orders: OwnOrder[] = [];
  for (let first = 0; first < all.length; first += batch)
    orders.push(...(await readSome(executor, all.slice(first, first + batch))));
  return orders;
}

async function readSome(executor: Executor, ids: string[]): Promise<OwnOrder[]> {
  const found = await read(executor)<Extras>`
    select id, source, reduction_reason, buyer_number, confirmed_at, asked_at from orders where id = any(${ids}::uuid[])`;
  const extras = new Map(found.map((row) => [row.id, row]));
  // The reason of a reverted delivery is internal. Reasons of a declined cancel or transfer were mailed to the
  // customer, and return requests are a dialogue with them.
  const events = await read(executor)<EventRow>`
    select order_id, kind, actor, at,
      case when kind in ('cancel-declined', 'transfer-declined') or kind like 'aftercare-%' then coalesce(detail ->> 'reason', '') else '' end as reason,
      coalesce(detail -> 'changes', '[]') as changes
    from order_events where order_id = any(${ids}::uuid[]) order by at, id`;
  const transfers = await read(executor)<Omit<OwnTransfer, "at"> & { order_id: string; at: Date }>`
    select order_id, at, how, reference, amount, state, coalesce(answer, '') as answer
    from transfer_claims where order_id = any(${ids}::uuid[]) order by at, id`;
  const orders = await readOrdersByIds(executor, ids);
  return orders.map(({ userID: _user, version: _version, ...order }) => {
    const more = extras.get(order.id);
    return {
      ...order,
      source: more?.source ?? "web",
      reductionReason: more?.reduction_reason ?? "",
      buyerNumber: more?.buyer_number ?? "",
      confirmedAt: more?.confirmed_at?.toISOString() ?? null,
      askedToConfirmAt: more?.asked_at?.toISOString() ?? null,
      events: events.filter(({ order_id }) => order_id === order.id).map(toEvent),
      transfers: transfers
        .filter(({ order_id }) => order_id === order.id)
        .map(({ order_id: _, at, ...said }) => ({ ...said, at: at.toISOString() })),
    };
  });
}

function toEvent({ kind, actor, at, reason, changes }: EventRow): OwnEvent {
  const by = actor === "guest" || actor === "customer" ? actor : "shop";
  return { what: kind, at: at.toISOString(), by, reason, changes };
}
