import { sql } from "kysely";
import type { OwnData } from "#contract/customers/own-data.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { isOfAccount } from "./mails-of-account.ts";
import { readOwnOrders } from "./own-order-rows.ts";
import type { Owner } from "./own-orders.ts";

type Account = Omit<OwnData["account"], "emailConfirmedAt" | "createdAt"> & {
  confirmed_at: Date | null;
  created_at: Date;
};

type Rest = Omit<OwnData, "exportedAt" | "account" | "orders">;

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function selectRest(executor: Executor, values: Owner & { orderIds: readonly string[] }) {
  return readFirst(executor)<Rest>`
    select
      (select coalesce(json_agg(json_build_object('id', r.id, 'product', p.name, 'productId', r.product_id,
          'rating', r.rating, 'fit', r.fit, 'review', r.review, 'createdAt', ${iso("r.created_at")},
          'updatedAt', ${iso("r.updated_at")}, 'hiddenAt', ${iso("r.hidden_at")}, 'reply', r.reply,
          'repliedAt', ${iso("r.replied_at")}, 'size', r.size, 'height', r.height_cm, 'weight', r.weight_kg,
          'pictures', (select coalesce(json_agg(json_build_object('id', v.id, 'sentAt', ${iso("v.at")},
            'shownAt', ${iso("v.shown_at")}) order by v.at, v.id), '[]') from review_pictures v where v.review_id = r.id))
          order by r.id), '[]')
        from reviews r join products p on p.id = r.product_id where r.user_id = ${values.userId}::uuid) as reviews,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'custom_size', m.custom_size,
          'createdAt', ${iso("m.created_at")}, 'updatedAt', ${iso("m.updated_at")}) order by m.id), '[]')
        from measurement_sets m where m.user_id = ${values.userId}::uuid) as measurements,
      (select coalesce(json_agg(json_build_object('name', c.name, 'email', c.email, 'phone', c.phone,
          'message', c.message, 'createdAt', ${iso("c.created_at")}, 'answeredAt', ${iso("c.answered_at")})
          order by c.id), '[]')
        from contact_messages c
        where ${values.isProven}::boolean and lower(c.email) = lower(${values.email}::text)) as messages,
      (select coalesce(json_agg(json_build_object('about', o.kind, 'recipient', o.recipient,
          'createdAt', ${iso("o.created_at")}, 'sentAt', ${iso("o.sent_at")}) order by o.id), '[]')
        from outgoing_mails o
        where lower(o.recipient) = lower(${values.email}::text) and ${isOfAccount("o", values.userId)}
          or o.event in (
            select 'order-placed:' || id from unnest(${values.orderIds}::uuid[]) as id
            union all
            select 'order-changed:' || h.id from order_history h where h.order_id = any(${values.orderIds}::uuid[])
            union all
            select 'order-event:' || e.id from order_events e where e.order_id = any(${values.orderIds}::uuid[]))
      ) as mails,
      (select coalesce(json_agg(json_build_object('device', s.device, 'startedAt', ${iso("s.created_at")},
          'lastSeenAt', ${iso("s.last_seen_at")}) order by s.created_at), '[]')
        from sessions s where s.user_id = ${values.userId}::uuid) as sessions,
      coalesce(
        (select e.email from email_proofs e where e.user_id = ${values.userId}::uuid and e.expires_at > now()),
        (select c.email from email_changes c where c.user_id = ${values.userId}::uuid and c.expires_at > now()))
        as "newEmail",
      (select coalesce(json_agg(json_build_object('email', r.email, 'askedAt', ${iso("r.created_at")},
          'usedAt', ${iso("r.used_at")}) order by r.created_at), '[]')
        from recoveries r where r.user_id = ${values.userId}::uuid) as recoveries,
      (select coalesce(json_agg(json_build_object('code', u.code, 'countedBy', u.customer, 'times', u.used_count)
          order by u.code, u.customer), '[]')
        from (select distinct c.code, k.customer, k.used_count
          from orders o join coupons c on c.id = o.coupon_id
            cross join lateral unnest(coupon_customers_of(o.email, o.phone)) as counted (customer)
            join coupon_customers k on k.coupon_id = c.id and k.customer = counted.customer
          where o.id = any(${values.orderIds}::uuid[])) u) as "couponUses"`;
}

export async function readOwnData(executor: Executor, userId: string): Promise<OwnData | undefined> {
  const row = await readFirst(executor)<Account>`
    select id, name, email, email_proven_at as confirmed_at, phone, address, wants_texts as "wantsTexts", language, created_at
    from users where id = ${userId}::uuid`;
  if (!row) return undefined;
  const { confirmed_at, created_at, ...account } = row;
  const owner: Owner = { userId, email: row.email, isProven: confirmed_at !== null };
  const orders = await readOwnOrders(executor, owner);
  const rest = await selectRest(executor, { ...owner, orderIds: orders.map(({ id }) => id) });
  if (!rest) throw new Error("A list of a customer's data was not answered.");
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...account,
      emailConfirmedAt: confirmed_at?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
    },
    orders,
    ...rest,
  };
}
