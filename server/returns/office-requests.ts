import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import { englishChoices } from "#contract/cart/choice-labels.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import { creditFor } from "#contract/returns/credit.ts";
import type { ListedRequest, listReturns, OfficeRequest } from "#contract/returns/office-returns.ts";
import { payersOf, type ReturnRules, type ReturnState } from "#contract/returns/return-rules.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { openRequestActionsOf, type RequestFacts } from "#server/orders/actions/decide-requests.ts";
import { moneyOf } from "#server/orders/ledger/order-money.ts";
import { whyCreditNotBack } from "#server/orders/ledger/pay-back.ts";
import { isStocked } from "#server/orders/pieces/goods-back.ts";
import { namesOfLines, pieceLines } from "#server/orders/pieces/piece-lines.ts";
import { readOrder, type StoredOrder } from "#server/orders/reading/read-orders.ts";
import { readPaidGoods } from "#server/orders/terms/paid-goods.ts";
import { formatOrderNumber, parseOrderNumber } from "#server/platform/order-number.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";

const openCredit = sql<number>`coalesce(a.credit, 0) - a.settled`;

type ListedRow = Omit<ListedRequest, "createdAt" | "order" | "garment"> & {
  created_at: Date;
  order_id: string;
  order_number: string;
  item: string;
  lines: Parameters<typeof namesOfLines>[0];
};

export function listRequests(
  database: Pick<Database, "kysely">,
  { q, state, kind, after }: z.output<typeof listReturns.query>,
): Promise<{ items: ListedRequest[]; next: string | null }> {
  const conditions = [
    ...(q ? [byNumber(q)] : []),
    ...(state ? [sql`a.state = ${state}::text`] : []),
    ...(kind ? [sql`a.kind = ${kind}::text`] : []),
  ];
  return listNewestFirst(database, {
    table: "aftercare_requests",
    as: "a",
    conditions,
    after,
    joins: sql`join orders o on o.id = a.order_id`,
    columns: sql`a.id, a.number, a.kind, a.reason, a.pieces, a.state, a.remedy, a.created_at, a.order_id,
      o.number as order_number, o.name, a.item_id as item, ${pieceLines} as lines, ${openCredit} as "toSettle"`,
    toItem: ({ created_at, order_id, order_number, item, lines, ...row }: ListedRow): ListedRequest => ({
      ...row,
      garment: namesOfLines(lines)(item),
      createdAt: created_at.toISOString(),
      order: { id: order_id, OrderID: formatOrderNumber(order_number) },
    }),
  });
}

/** The number of an order, and of a request of it after a slash; what is no such number finds nothing. */
function byNumber(typed: string): RawBuilder<unknown> {
  const [ofOrder = "", ofRequest] = typed.split("/");
  const number = parseOrderNumber(ofOrder);
  if (number === undefined || (ofRequest !== undefined && !/^\d{1,4}$/.test(ofRequest.trim())))
    return sql`false`;
  const ofThis = ofRequest === undefined ? sql`true` : sql`a.number = ${Number(ofRequest)}::smallint`;
  return sql`a.order_id = (select id from orders where number = ${number}) and ${ofThis}`;
}

export type LockedRequest = {
  id: string;
  order_id: string;
  item_id: string;
  number: number;
  kind: string;
  pieces: number;
  state: ReturnState;
  remedy: "exchange" | "alteration" | "refund" | null;
  out_by: "customer" | "shop" | null;
  reason: string;
  credit: number | null;
  /** Of the credit, what was paid for the pieces; null where it came back before this was noted. */
  paid: number | null;
  settled: number;
  follow_order_id: string | null;
  email: string;
};

export function factsOfRequest({
  state,
  remedy,
  credit,
  settled,
  follow_order_id,
}: LockedRequest): RequestFacts {
  return { state, remedy, toSettle: (credit ?? 0) - settled, isFollowed: follow_order_id !== null };
}

export async function lockRequest(transaction: Executor, id: string): Promise<LockedRequest | undefined> {
  await read(transaction)`
    select from orders where id = (select order_id from aftercare_requests where id = ${id}::uuid)
    for no key update`;
  // Read by another statement than the lock: it is as it was left when the lock was had.
  return await readFirst(transaction)<LockedRequest>`
    select a.id, a.order_id, a.item_id, a.number, a.kind, a.pieces, a.state, a.remedy, a.out_by, a.reason, a.credit, a.paid, a.settled,
      a.follow_order_id, o.email
    from aftercare_requests a join orders o on o.id = a.order_id where a.id = ${id}::uuid`;
}

/** Whole rupees that were paid for the pieces of a request (`creditFor`): of what its customer has taken. */
export async function paidForPieces(
  executor: Executor,
  order: StoredOrder,
  { id, item, pieces }: { id: string; item: string; pieces: number },
): Promise<number> {
  const gone = await readFirst(executor)<{ pieces: number }>`
    select coalesce(sum(pieces), 0)::integer as pieces from aftercare_requests
    where item_id = ${item}::uuid and id <> ${id}::uuid and state in ('received', 'done')
      and remedy <> 'alteration'`;
  return creditFor(await readPaidGoods(executor, order), item, { before: gone?.pieces ?? 0, pieces });
}

type OfficeRow = {
  order_id: string;
  created_at: Date;
  details: string;
  size: string;
  color: OfficeRequest["color"];
  to_settle: number;
  money: OrderMoney | null;
  credit: number | null;
  paid: number | null;
  settled: number;
  to_stock: number | null;
  to_repair: number | null;
  wasted: number | null;
  follow: { id: string; number: string } | null;
  pictures: string[];
  offered: OfficeRequest["offered"] | null;
  is_stocked: boolean;
};

const selectOffice = (executor: Executor, id: string) => readFirst(executor)<OfficeRow>`
  select a.order_id, a.created_at, a.details, a.size, a.to_stock, a.to_repair, a.wasted, a.credit, a.paid, a.settled,
    ${openCredit} as to_settle,
    (select ${moneyOf} from orders o where o.id = a.order_id) as money,
    (select json_build_object('id', c.id, 'label', c.label) from colors c where c.id::text = a.color) as color,
    (select json_build_object('id', f.id, 'number', f.number) from orders f where f.id = a.follow_order_id) as follow,
    (select coalesce(json_agg(p.id order by p.at, p.id), '[]') from aftercare_pictures p where p.request_id = a.id) as pictures,
    (select json_build_object('sizes', p.sizes,
      'colors', (select coalesce(json_agg(json_build_object('id', c.id, 'label', c.label) order by x.position), '[]')
        from product_colors x join colors c on c.id = x.color_id where x.product_id = p.id),
      'fabrics', (select coalesce(json_agg(json_build_object('id', f.id, 'label', f.name) order by x.position), '[]')
        from product_fabrics x join fabrics f on f.id = x.fabric_id where x.product_id = p.id))
      from order_items i join products p on p.id = i.product_id where i.id = a.item_id) as offered,
    ${isStocked} as is_stocked
  from aftercare_requests a join order_items i on i.id = a.item_id where a.id = ${id}::uuid`;

export async function readRequest(
  executor: Executor,
  id: string,
  rules: ReturnRules,
): Promise<OfficeRequest | undefined> {
  const row = await selectOffice(executor, id);
  const order = row && (await readOrder(executor, row.order_id));
  const tracked = order?.aftercare?.find((one) => one.id === id);
  const item = order?.items.find((one) => one.id === tracked?.item);
  if (!row || !order || !tracked || !item) return undefined;
  const { pieces } = tracked;
  return {
    ...tracked,
    createdAt: row.created_at.toISOString(),
    actions: openRequestActionsOf({
      state: tracked.state,
      remedy: tracked.remedy,
      toSettle: row.to_settle,
      isFollowed: row.follow !== null,
    }),
    details: row.details,
    size: row.size,
    color: row.color,
    pictures: row.pictures,
    toSettle: row.to_settle,
    isBeforeCash:
      row.money !== null &&
      whyCreditNotBack(row.money, { amount: row.to_settle, credit: row, isBeforeCash: false })?.outcome ===
        "before-cash",
    rules: payersOf(tracked.kind, rules),
    toStock: row.to_stock,
    toRepair: row.to_repair,
    wasted: row.wasted,
    order: { id: order.id, OrderID: order.OrderID, name: order.name, phone: order.phone },
    follow: row.follow && { id: row.follow.id, OrderID: formatOrderNumber(row.follow.number) },
    garment: {
      name: item.name,
      size: chosenSize(item, { ...englishChoices, customSize: "Custom size" }),
      color: item.color.label,
      fabric: item.fabric_type.name,
      quantity: item.quantity,
      isStocked: row.is_stocked,
      paid: await paidForPieces(executor, order, { id, item: item.id, pieces }),
    },
    offered: row.offered ?? { sizes: [], colors: [], fabrics: [] },
  };
}
