import type { LineItem } from "#contract/cart/line-item.ts";
import { type OrderedLine, orderedLine } from "#contract/cart/line-item.ts";
import type { LineAgain } from "#contract/orders/order-again.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { type Executor, read } from "#database/query.ts";
import { findLostPicture } from "#server/catalog/options/option-pictures.ts";
import { priceItem } from "../../pricing/price-items.ts";
import { type PricingSnapshot, readPricing } from "../../pricing/read-pricing.ts";
import { stockIdIn } from "../placing/quote-order.ts";
import { readOrdersByIds } from "../reading/read-orders.ts";
import { describeChanges } from "./describe-changes.ts";
import { nearestChoices } from "./nearest-choices.ts";

type AskedOrder = { id: string; items?: readonly string[] | undefined };
type OldLine = { OrderID: string; ordered: OrderItem };

/** Products, stock and prices of today. */
type Shelf = {
  pricing: PricingSnapshot;
  /** Pieces by the id of a row of stock. */
  pieces: ReadonlyMap<string, number>;
  /** Ids of products in place of one, the nearest first. */
  nearOf: ReadonlyMap<string, readonly string[]>;
};

/**
 * The lines of orders as the cart would take them today, priced and checked by the rules of an order (`priceItem`);
 * with the nearest line where one cannot be had. The caller has checked that the orders are the requester's.
 */
export async function readLinesAgain(executor: Executor, asked: readonly AskedOrder[]): Promise<LineAgain[]> {
  const itemsOf = new Map(asked.map(({ id, items }) => [id.toLowerCase(), items]));
  const orders = await readOrdersByIds(executor, [...itemsOf.keys()]);
  const lines = orders.flatMap(({ id, OrderID, items }) =>
    items
      .filter((item) => itemsOf.get(id)?.includes(item.id) ?? true)
      .map((item): OldLine => ({ OrderID, ordered: item })),
  );
  const shelf = await readShelf(executor, lines);
  return Promise.all(lines.map((line) => again(executor, line, shelf)));
}

async function again(executor: Executor, { OrderID, ordered }: OldLine, shelf: Shelf): Promise<LineAgain> {
  const wanted = await readWanted(executor, ordered);
  if (!wanted) return { OrderID, ordered, line: null, changes: [], isSoldOut: false };
  const asOrdered = priceItem(wanted, 0, shelf.pricing);
  const line = "outcome" in asOrdered ? undefined : withPiecesLeft(asOrdered, shelf);
  if (line) return { OrderID, ordered, line, changes: [], isSoldOut: false };
  const isSoldOut = !("outcome" in asOrdered);
  const nearest = findNearest(ordered, wanted, shelf);
  if (!nearest) return { OrderID, ordered, line: null, changes: [], isSoldOut };
  return { OrderID, ordered, line: nearest, changes: describeChanges(ordered, nearest), isSoldOut };
}

/**
 * The choices as a browser sends them, without pictures that were deleted; undefined for a line under rules that have
 * ended.
 */
async function readWanted(executor: Executor, ordered: OrderItem): Promise<OrderedLine | undefined> {
  const read = orderedLine.safeParse(ordered);
  if (!read.success) return undefined;
  const lost = await findLostPicture(executor, [ordered]);
  if (!lost) return read.data;
  const pictures = new Set(ordered.options?.filter(({ kind }) => kind === "picture").map(({ id }) => id));
  return { ...read.data, options: read.data.options?.filter(({ id }) => !pictures.has(id)) };
}

function findNearest(ordered: OrderItem, wanted: OrderedLine, shelf: Shelf): LineItem | undefined {
  const { products } = shelf.pricing;
  let isOfferedOtherwise = false;
  for (const id of [wanted._id, ...(shelf.nearOf.get(wanted._id) ?? [])]) {
    const product = products.get(id);
    // A product that asks for a new choice is chosen by the shopper, not replaced by another one.
    if (!product || (isOfferedOtherwise && id !== wanted._id)) continue;
    let isPriced = false;
    for (const choices of nearestChoices(ordered, wanted, product)) {
      const priced = priceItem(choices, 0, shelf.pricing);
      if ("outcome" in priced) continue;
      isPriced = true;
      const line = withPiecesLeft(priced, shelf);
      if (line) return line;
    }
    isOfferedOtherwise = id === wanted._id && !isPriced;
  }
  return undefined;
}

/** With as many pieces as are left; undefined where none is. Pieces that are sewn to order have no stock. */
function withPiecesLeft(line: LineItem, { pricing, pieces }: Shelf): LineItem | undefined {
  const stockId = stockIdIn(pricing)(line);
  const left = stockId === null ? line.quantity : (pieces.get(stockId) ?? 0);
  return left > 0 ? { ...line, quantity: Math.min(line.quantity, left) } : undefined;
}

async function readShelf(executor: Executor, lines: readonly OldLine[]): Promise<Shelf> {
  const nearOf = await readNearProducts(executor, lines);
  const productIds = [...lines.map(({ ordered }) => ordered._id), ...[...nearOf.values()].flat()];
  const pricing = await readPricing(executor, { productIds, couponCode: null, email: null });
  const rows = await read(executor)<{ id: string; pieces: number }>`
    select id, pieces from product_stock where product_id = any(${[...pricing.products.keys()]}::text[])`;
  return { pricing, nearOf, pieces: new Map(rows.map(({ id, pieces }) => [id, pieces])) };
}

/**
 * Three products in place of each: of its garment and category if there are some, in its color, at a price near it. One
 * that was deleted is known by the category of its line.
 */
async function readNearProducts(
  executor: Executor,
  lines: readonly OldLine[],
): Promise<Map<string, readonly string[]>> {
  const asked = lines.map(({ ordered: { _id, category, color, price } }) => ({
    id: _id,
    category,
    color: color._id,
    price,
  }));
  const rows = await read(executor)<{ id: string; near: string[] | null }>`
    select distinct on (asked.id) asked.id, (
      select json_agg(found.id order by found.place) from (
        select p.id, row_number() over (order by p.garment_type is distinct from own.garment_type,
          c.name <> asked.category,
          not exists (select from product_colors o where o.product_id = p.id and o.color_id::text = asked.color),
          abs(p.price - asked.price), p.id) as place
        from products p join categories c on c.id = p.category_id
        where p.published and p.id <> asked.id
          and (c.name = asked.category or (own.garment_type is not null and p.garment_type = own.garment_type))
        order by place limit 3) found) as near
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id text, category text, color text, price integer)
    left join products own on own.id = asked.id`;
  return new Map(rows.map(({ id, near }) => [id, near ?? []]));
}
