import { sql } from "kysely";
import type pg from "pg";
import type { PaymentMethod } from "#contract/orders/orders.ts";
import { retryOnConnectionLoss } from "#database/connection-errors.ts";
import { type Executor, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { insertOptionsOf } from "#server/catalog/options/options-of-item.ts";
import { moveStock, type ShortStock, type StockMove } from "#server/catalog/stock/move-stock.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { redeemCoupon } from "#server/pricing/coupons/redeem-coupon.ts";
import { recordChange } from "../../staff/record-change.ts";
import { insertChargesOf } from "../item-charges.ts";

export type OrderRecord = {
  /** The version of the catalogue that the order was priced by; null when it is not to be compared. */
  catalogVersion: number | null;
  orderId: string;
  number: string;
  userId: string | null;
  name: string;
  email: string;
  phone: string;
  city: string;
  postalCode: string;
  area: string;
  province: string;
  address: string;
  deliveryInstruction: string;
  subtotal: number;
  discount: number;
  delivery: number;
  total: number;
  dueOn: string;
  arrivesFrom: string;
  arrivesBy: string;
  work: number;
  holdsRoom: boolean;
  couponId: string | null;
  couponCode: string | null;
  terms: string;
  paymentMethod: PaymentMethod;
  advance: number;
  language: string;
  items: string;
  /** The moves of stock, each row once; empty where everything is sewn to order. */
  stock: readonly StockMove[];
  historyId: string;
  mailId: string;
  /** Where the order is announced to the shop, and the id of that mail; null where it is not. */
  announceTo: string | null;
  announcementId: string;
  source: "web" | "phone";
  actor: string;
  staffId: string | null;
  keyOwner: string | null;
  key: string | null;
  fingerprint: string | null;
  answer: string;
};

export type Stored =
  | { outcome: "stored" | "catalog-changed" | "key-taken" | "coupon-taken" }
  | { outcome: "out-of-stock"; left: readonly ShortStock[] };

class NotStored extends Error {
  readonly result: Stored;
  constructor(result: Stored) {
    super(result.outcome);
    this.result = result;
  }
}

/**
 * Writes the order with its items, its first history row, its coupon's redemption, its key and the mail that confirms
 * it, and takes its pieces from stock, all or nothing; the result is there once the commit is durable.
 * `catalog-changed` and `coupon-taken`: a price may have changed, or the coupon ran out, since the order was priced.
 * `key-taken`: another order has the key. A key, coupon or stock that is in use elsewhere for longer than the lock
 * timeout makes PostgreSQL's error 55P03.
 */
export async function storeOrder(pool: pg.Pool, order: OrderRecord): Promise<Stored> {
  const { couponId, staffId, stock } = order;
  // A single statement is its own transaction.
  if (couponId === null && staffId === null && stock.length === 0) return insertOnce(pool, order);
  try {
    return await withTransaction(pool, async (transaction) => {
      if (couponId !== null && !(await redeemCoupon(transaction, { ...order, couponId })))
        throw new NotStored({ outcome: "coupon-taken" });
      const stored = await insert(transaction, order);
      if (stored.outcome !== "stored") throw new NotStored(stored);
      // Comes after the version was compared: the last pieces raise it. Cancels take these locks in the same order.
      const left = stock.length === 0 ? [] : await moveStock(transaction, stock);
      if (left.length > 0) throw new NotStored({ outcome: "out-of-stock", left });
      if (staffId !== null) await recordTaking(transaction, staffId, order);
      return stored;
    });
  } catch (error) {
    if (error instanceof NotStored) return error.result;
    throw error;
  }
}

function recordTaking(transaction: Executor, staffId: string, order: OrderRecord): Promise<void> {
  return recordChange(transaction, {
    staff: { id: staffId },
    action: "order.take",
    subject: { kind: "order", id: order.orderId },
    before: null,
    after: { number: formatOrderNumber(order.number), total: order.total, coupon: order.couponCode },
  });
}

/** A lost answer leaves the first try's commit unknown; unique id and key make the retry safe. */
async function insertOnce(pool: pg.Pool, order: OrderRecord): Promise<Stored> {
  let tries = 0;
  const run = () => {
    tries += 1;
    return insert(pool, order);
  };
  try {
    return await retryOnConnectionLoss(run, () => !pool.ending);
  } catch (error) {
    if (tries > 1 && violatedConstraint(error) === "orders_pkey") return { outcome: "stored" };
    throw error;
  }
}

async function insert(executor: Executor, order: OrderRecord): Promise<Stored> {
  // One statement, and so one round trip. A phone order is confirmed by the call itself. Nothing is stored when the
  // catalogue has changed since the order was priced, nor when another order has the key; one that is under way
  // elsewhere with the key is waited for.
  const row = await writeFirst(executor)<{ current: boolean; stored: boolean }>`
    with current as (
      select version from catalog_version
      where version = ${order.catalogVersion}::bigint or ${order.catalogVersion}::bigint is null
    ), claimed as (
      insert into idempotency_keys (owner, key, fingerprint, answer)
      select ${order.keyOwner}::text, ${order.key}::uuid, ${order.fingerprint}::text,
        ${order.answer}::text
      from current where ${order.key}::uuid is not null
      on conflict (owner, key) do nothing
      returning key
    ), placed as (
      insert into orders (id, number, user_id, name, email, phone, city, postal_code, area, province, address,
        delivery_instruction, subtotal, discount, delivery, total, due_on, arrives_from, arrives_by, work, holds_room,
        coupon_id, coupon_code, terms, payment_method, advance, language, progress, source, confirmed_at, confirmed_by)
      select ${order.orderId}::uuid, ${order.number}::text, ${order.userId}::uuid,
        ${order.name}::text, ${order.email}::text, ${order.phone}::text, ${order.city}::text,
        ${order.postalCode}::text, ${order.area}::text, ${order.province}::text,
        ${order.address}::text, ${order.deliveryInstruction}::text, ${order.subtotal}::integer,
        ${order.discount}::integer, ${order.delivery}::integer, ${order.total}::integer,
        ${order.dueOn}::date, ${order.arrivesFrom}::date, ${order.arrivesBy}::date,
        ${order.work}::integer, ${order.holdsRoom}::boolean,
        ${order.couponId}::uuid, ${order.couponCode}::text, ${order.terms}::jsonb, ${order.paymentMethod}::text, ${order.advance}::integer, ${order.language}::text, 'Pending', ${order.source}::text,
        case when ${order.staffId}::uuid is not null then now() end, ${order.staffId}::uuid::text
      from current where ${order.key}::uuid is null or exists (select from claimed)
      returning id
    ), listed as (
      insert into order_items (id, order_id, position, product_id, quantity, price, sale_price, line, stock_id)
      select item.id, placed.id, item.position, item.product_id, item.quantity, item.price, item.sale_price,
        item.line, item.stock_id
      from placed, jsonb_to_recordset(${order.items}::jsonb) as item (id uuid, position smallint,
        product_id text, quantity integer, price integer, sale_price integer, line jsonb, stock_id uuid)
    ), chosen as (
      ${insertOptionsOf(order.items, sql`placed`)}
    ), charged as (
      ${insertChargesOf(order.items, sql`placed`)}
    ), noted as (
      insert into order_history (id, order_id, progress, actor)
      select ${order.historyId}::uuid, placed.id, 'Pending', ${order.actor}::text from placed
    ), confirmed as (
      insert into outgoing_mails (id, event, kind, recipient, data)
      select ${order.mailId}::uuid, 'order-placed:' || placed.id, 'order-placed', ${order.email}::text,
        jsonb_build_object('orderId', placed.id) from placed
      where ${order.email}::text <> ''
    ), announced as (
      insert into outgoing_mails (id, event, kind, recipient, data)
      select ${order.announcementId}::uuid, 'order-announced:' || placed.id, 'order-announced',
        ${order.announceTo}::text, jsonb_build_object('orderId', placed.id)
      from placed where ${order.announceTo}::text is not null
    )
    select exists (select from current) as current, exists (select from placed) as stored`;
  if (row?.stored) return { outcome: "stored" };
  return { outcome: row?.current ? "key-taken" : "catalog-changed" };
}
