import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { orderedLine } from "#contract/cart/line-item.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import { chargeFields } from "#contract/options/charge-fields.ts";
import type * as contract from "#contract/returns/office-returns.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { moveStock } from "#server/catalog/stock/move-stock.ts";
import { decideRequest } from "#server/orders/actions/decide-requests.ts";
import { priceEdit, type StoredItem } from "#server/orders/editing/price-edit.ts";
import { type EditableOrder, readEditableOrder } from "#server/orders/editing/read-editable-order.ts";
import { insertItems } from "#server/orders/editing/store-edit.ts";
import { countSizeChange } from "#server/orders/following/size-tally.ts";
import { enterMoney, enterReturned } from "#server/orders/ledger/order-ledger.ts";
import { readMoney } from "#server/orders/ledger/order-money.ts";
import { type TooMuchBack, whyCreditNotBack } from "#server/orders/ledger/pay-back.ts";
import { toItemRow } from "#server/orders/placing/draft-order.ts";
import { describeShortage, type OutOfStock } from "#server/orders/placing/out-of-stock.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import type { OrderTerms } from "#server/orders/terms/order-terms.ts";
import { formatOrderNumber, newOrderNumber } from "#server/platform/order-number.ts";
import type { ItemInvalid, ItemUnavailable } from "#server/pricing/price-items.ts";
import { type PricingSnapshot, readPricing } from "#server/pricing/read-pricing.ts";
import type { Services } from "#server/services.ts";
import type { StaffContext } from "#server/staff/record-change.ts";
import { tell } from "./answer-request.ts";
import { factsOfRequest, type LockedRequest, lockRequest, paidForPieces } from "./office-requests.ts";
import { settle } from "./settle-request.ts";

type Office = StaffContext & Pick<Services, "schedule">;

export type Followed =
  | { outcome: "made"; id: string; OrderID: string }
  | { outcome: "not-open" | "unknown" }
  | TooMuchBack
  | ItemUnavailable
  | ItemInvalid
  | OutOfStock;

type NewOrder = {
  id: string;
  number: string;
  from: string;
  subtotal: number;
  reduction: number;
  delivery: number;
  total: number;
  terms: string;
  dueOn: string;
  arrivesFrom: string;
  arrivesBy: string;
  work: number;
  staffId: string;
  historyId: string;
};

// The customer's request confirms the order.
const insertOrder = (executor: Executor, newOrder: NewOrder) => write(executor)`
  with placed as (
    insert into orders (id, number, user_id, name, email, phone, city, postal_code, area, province, address,
      delivery_instruction, subtotal, discount, delivery, reduction, reduction_reason, total, terms, due_on, arrives_from,
      arrives_by, work, progress, source, confirmed_at, confirmed_by)
    select ${newOrder.id}::uuid, ${newOrder.number}::text, o.user_id, o.name, o.email, o.phone, o.city, o.postal_code, o.area,
      o.province, o.address, o.delivery_instruction, ${newOrder.subtotal}::integer, 0, ${newOrder.delivery}::integer,
      ${newOrder.reduction}::integer, case when ${newOrder.reduction}::integer > 0 then 'As in the order before' end,
      ${newOrder.total}::integer, ${newOrder.terms}::jsonb, ${newOrder.dueOn}::date, ${newOrder.arrivesFrom}::date, ${newOrder.arrivesBy}::date,
      ${newOrder.work}::integer, 'Pending', 'phone', now(), ${newOrder.staffId}::text
    from orders o where o.id = ${newOrder.from}::uuid
    returning id
  )
  insert into order_history (id, order_id, progress, actor)
  select ${newOrder.historyId}::uuid, id, 'Pending', ${newOrder.staffId}::text from placed`;

type Made = { id: string; OrderID: string; number: string; total: number };

class NotMade extends Error {
  readonly result: Followed;
  constructor(result: Followed) {
    super(result.outcome);
    this.result = result;
  }
}

type Following = {
  request: LockedRequest;
  item: StoredItem;
  /** Rupees of the price that were not paid the first time either. */
  reduction: number;
  /** The one that it follows. */
  order: EditableOrder;
};

/** Those of the order before; the way out costs what was agreed, also when the order is edited later. */
function termsOfFollowing({ out_by }: LockedRequest, { terms }: EditableOrder): OrderTerms {
  const delivery = out_by === "customer" ? terms.charges.delivery : 0;
  return { ...terms, charges: { ...terms.charges, delivery }, coupon: null };
}

async function storeFollowing(
  client: Executor,
  { staff, schedule }: Office,
  { request, item, reduction, order }: Following,
): Promise<Made> {
  const terms = termsOfFollowing(request, order);
  const { delivery } = terms.charges;
  const subtotal = subtotalOf([item]);
  const total = subtotal - reduction + delivery;
  const id = randomUUID();
  const number = newOrderNumber();
  const place = await schedule.reserve({ items: [item], to: order });
  let isStored = false;
  try {
    const { leavesBy: dueOn, arrivesFrom, arrivesBy } = place.promise;
    await insertOrder(client, {
      id,
      number,
      from: request.order_id,
      subtotal,
      reduction,
      delivery,
      total,
      terms: JSON.stringify(terms),
      dueOn,
      arrivesFrom,
      arrivesBy,
      work: place.work,
      staffId: staff.id,
      historyId: timeOrderedId(),
    });
    const { id: _id, stockId, ...line } = item;
    await insertItems(client, { orderId: id, items: JSON.stringify([toItemRow(line, 0, stockId)]) });
    const short = stockId === null ? [] : await moveStock(client, [{ id: stockId, pieces: -item.quantity }]);
    if (short.length > 0) throw new NotMade(describeShortage({ items: [item], stockIds: [stockId] }, short));
    isStored = true;
  } finally {
    place.settle(isStored);
  }
  return { id, OrderID: formatOrderNumber(number), number, total };
}

async function following(office: Office, work: (client: Executor) => Promise<Made>): Promise<Followed> {
  try {
    const made = await withTransaction(office.pool, work);
    return { outcome: "made", id: made.id, OrderID: made.OrderID };
  } catch (error) {
    if (error instanceof NotMade) return error.result;
    throw error;
  }
}

async function lockWaiting(client: Executor, id: string, action: "exchange" | "alter") {
  const request = await lockRequest(client, id);
  if (!request) throw new NotMade({ outcome: "unknown" });
  if (decideRequest(factsOfRequest(request), action).may === "not")
    throw new NotMade({ outcome: "not-open" });
  const order = await readEditableOrder(client, request.order_id);
  const old = order?.items.find((item) => item.id === request.item_id);
  if (!order || !old) throw new NotMade({ outcome: "unknown" });
  return { request, order, old };
}

type Wanted = Omit<z.output<typeof contract.exchangeReturn.body>, "id" | "isBeforeCash">;

function priceInstead(
  order: EditableOrder,
  old: StoredItem,
  pricing: PricingSnapshot,
  { size, color, fabric }: Wanted,
): StoredItem {
  const wanted = orderedLine.parse({
    ...old,
    ...(size !== "" && { sizes: size, custom_size: false }),
    ...(color !== "" && { color }),
    ...(fabric !== "" && { fabric_type: fabric }),
  });
  const before = { ...order, items: [old], couponId: null, couponCode: null };
  const priced = priceEdit(before, { items: [{ ...wanted, id: old.id }], reduction: 0 }, pricing);
  if (priced.outcome === "too-much") throw new Error("Nothing was taken off.");
  if (priced.outcome !== "priced") throw new NotMade(priced);
  const [item] = priced.order.items;
  if (!item) throw new Error("The line is gone.");
  return withoutSetups(item);
}

/**
 * Makes the order for another garment in exchange for a returned one, at the price of its day as far as it is the
 * same. The amount paid moves from the ledger of its order to that of the new one, and the rider collects the
 * difference.
 */
export function exchange(
  office: Office,
  { id, isBeforeCash, ...wanted }: z.output<typeof contract.exchangeReturn.body>,
): Promise<Followed> {
  return following(office, async (client) => {
    const { staff } = office;
    const { request, order, old } = await lockWaiting(client, id, "exchange");
    await checkCredit(client, request, isBeforeCash);
    const before = { ...withoutSetups(old), quantity: request.pieces };
    const pricing = await readPricing(client, { productIds: [old._id], couponCode: null, email: null });
    const item = { ...priceInstead(order, before, pricing, wanted), id: timeOrderedId() };
    const price = subtotalOf([before]);
    // The earlier discount of a coupon is deducted again; an additional amount pays and reduces nothing.
    const reduction = Math.min(price - Math.min(await paidFor(client, request), price), subtotalOf([item]));
    const made = await storeFollowing(client, office, { request, item, reduction, order });
    const moved = Math.min(factsOfRequest(request).toSettle, made.total);
    if (moved > 0) await moveMoney(client, { request, made, moved, staffId: staff.id });
    if (old.sizes && item.sizes) {
      const { pieces } = request;
      await countSizeChange(client, { product: old._id, before: old.sizes, after: item.sizes, pieces });
    }
    await settle(client, { id, amount: moved, follow: made.id });
    await tell(client, { staff, request, step: "sent", after: { order: made.OrderID, moved } });
    return made;
  });
}

async function paidFor(client: Executor, request: LockedRequest): Promise<number> {
  if (request.paid !== null) return request.paid;
  const { id, item_id: item, pieces, order_id } = request;
  const order = await readOrder(client, order_id);
  return order ? paidForPieces(client, order, { id, item, pieces }) : 0;
}

/** The amount paid for a garment moves once: not where it was refunded another way, or is being refunded. */
async function checkCredit(client: Executor, request: LockedRequest, isBeforeCash: boolean): Promise<void> {
  const open = factsOfRequest(request).toSettle;
  const locked = await readMoney(client, request.order_id);
  const problem = locked && whyCreditNotBack(locked.money, { amount: open, credit: request, isBeforeCash });
  if (problem) throw new NotMade(problem);
}

/** Set-up charges of the order before are not charged again. */
function withoutSetups({ options, ...item }: StoredItem): StoredItem {
  return { ...item, ...(options && { options: options.map((option) => ({ ...option, setupCharge: 0 })) }) };
}

type Moved = { request: LockedRequest; made: { id: string; number: string }; moved: number; staffId: string };

/** The amount paid for a returned garment pays for another one: it leaves the one ledger as it enters the other. */
async function moveMoney(client: Executor, { request, made, moved, staffId }: Moved): Promise<void> {
  const orderId = request.order_id;
  const on = dayInKarachi(new Date());
  const entry = { amount: moved, how: "exchange" as const, on, reference: made.number, staffId };
  await enterReturned(client, { orderId, amount: moved, staffId });
  await enterMoney(client, { ...entry, orderId, kind: "refunded" });
  await enterMoney(client, { ...entry, orderId: made.id, kind: "received" });
}

/**
 * Makes the order with which a garment that has come back is altered or repaired and sent again. It is the same garment
 * and costs nothing but, by the rules, its delivery; the workshop reads what to do on its ticket and cuts nothing for
 * it.
 */
export function alter(
  office: Office,
  { id, what }: z.output<typeof contract.alterReturn.body>,
): Promise<Followed> {
  return following(office, async (client) => {
    const { staff } = office;
    const { request, order, old } = await lockWaiting(client, id, "alter");
    const item = { ...forNothing(old), id: timeOrderedId(), quantity: request.pieces, stockId: null };
    const made = await storeFollowing(client, office, { request, item, reduction: 0, order });
    await settle(client, { id, amount: 0, follow: made.id, alteration: what });
    await tell(client, { staff, request, step: "sent", after: { order: made.OrderID } });
    return made;
  });
}

function forNothing({ options, ...item }: StoredItem): StoredItem {
  const charges = Object.fromEntries(chargeFields.map((field) => [field, 0]));
  return {
    ...item,
    ...charges,
    price: 0,
    sale_price: 0,
    ...(options && { options: options.map((option) => ({ ...option, charge: 0, setupCharge: 0 })) }),
  };
}
