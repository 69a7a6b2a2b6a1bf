import { isDeepStrictEqual } from "node:util";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { OrderEdit } from "#contract/order-views/order-edits.ts";
import { type Executor, read } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { renewPromise } from "#server/catalog/delivery/renew-promise.ts";
import { findLostPicture } from "#server/catalog/options/option-pictures.ts";
import { type PricingSnapshot, readPricing } from "../../pricing/read-pricing.ts";
import type { Services } from "../../services.ts";
import { recordChange } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Acknowledged, type Objection, objectionTo } from "../actions/objections.ts";
import { readFacts } from "../actions/order-facts.ts";
import {
  readWorkOfLines,
  storeWorkOfLines,
  type WorkAfterEdit,
  workAfterEdit,
} from "../pieces/work-of-lines.ts";
import { describeShortage, type OutOfStock } from "../placing/out-of-stock.ts";
import { type OrderTerms, termsOfToday } from "../terms/order-terms.ts";
import { describeEdit } from "./describe-edit.ts";
import { type PricedEdit, priceEdit } from "./price-edit.ts";
import { type EditableOrder, lockEditableOrder, readEditableOrder } from "./read-editable-order.ts";
import { storeEdit } from "./store-edit.ts";

export type EditQuote = {
  outcome: "quoted";
  before: EditableOrder;
  after: EditableOrder;
  changes: OrderChange[];
  /** Rupees that it comes to by the terms it was placed on, and by those of today. */
  totals: { order: number; today: number };
  work: WorkAfterEdit;
};

export type CannotEdit =
  | { outcome: "unknown" }
  | Objection
  /** Somebody was quicker: what they changed, and the version that there is now. */
  | { outcome: "stale"; version: string; changes: OrderChange[] }
  | Exclude<PricedEdit, { outcome: "priced" }>;

export type Edited =
  | { outcome: "edited"; version: string; changes: OrderChange[] }
  | { outcome: "total-changed"; totalAmount: number }
  /** Staff have not read that this goes back to the workshop. */
  | { outcome: "goes-back"; backToWork: OrderChange[] }
  | OutOfStock
  | CannotEdit;

/** With the questions that staff confirmed; a preview of the edit needs none. */
type Acknowledging = OrderEdit & { acknowledged: Acknowledged };

type EditContext = Pick<Services, "database" | "shop" | "schedule">;

function selectChangesSince(executor: Executor, orderId: string, edits: number) {
  return read(executor)<{ changes: OrderChange[] }>`
    select detail -> 'changes' as changes from order_events
    where order_id = ${orderId}::uuid and (detail ->> 'edit')::integer > ${edits}::integer
    order by id`;
}

export async function quoteEdit(
  { database, shop }: EditContext,
  edit: OrderEdit,
): Promise<EditQuote | CannotEdit> {
  const order = await readEditableOrder(database.pool, edit.id);
  return order
    ? reckon(database.pool, shop, order, { ...edit, acknowledged: "all" })
    : { outcome: "unknown" };
}

/**
 * At the total that staff were shown, with its stock, its coupon, its dates, its history and the mail, all or nothing.
 */
export async function editOrder(
  { database, shop, schedule }: EditContext,
  staff: { id: string },
  { totalAmount, backToWork, ...edit }: Acknowledging & { totalAmount: number; backToWork: OrderChange[] },
): Promise<Edited> {
  try {
    return await withTransaction<Edited>(database.pool, async (client) => {
      const order = await lockEditableOrder(client, edit.id);
      if (!order) return { outcome: "unknown" };
      const quote = await reckon(client, shop, order, edit);
      if (quote.outcome !== "quoted") return quote;
      const { before, after, changes, work } = quote;
      if (after.total !== totalAmount) return { outcome: "total-changed", totalAmount: after.total };
      if (changes.length === 0) return { outcome: "edited", version: String(before.edits), changes };
      if (work.goesBack.length > 0 && !isDeepStrictEqual(work.goesBack, backToWork))
        return { outcome: "goes-back", backToWork: work.goesBack };
      const stored = { ...after, items: work.items };
      const edited = { before, after: stored, changes, kind: "edited", actor: staff.id } as const;
      const left = await storeEdit(client, edited);
      await storeWorkOfLines(client, staff.id, { ...work, orderId: after.id });
      if (left.length > 0) {
        const stockIds = after.items.map(({ stockId }) => stockId);
        throw new NotEdited(describeShortage({ items: [...after.items], stockIds }, left));
      }
      await renewPromise(client, schedule, after.id);
      await recordChange(client, {
        staff,
        action: "order.edit",
        subject: { kind: "order", id: after.id },
        before: { total: before.total, reduction: before.reduction },
        after: { total: after.total, reduction: after.reduction, changed: changes.map(({ what }) => what) },
      });
      return { outcome: "edited", version: String(before.edits + 1), changes };
    });
  } catch (error) {
    if (error instanceof NotEdited) return error.result;
    throw error;
  }
}

class NotEdited extends Error {
  readonly result: OutOfStock;
  constructor(result: OutOfStock) {
    super(result.outcome);
    this.result = result;
  }
}

async function reckon(
  executor: Executor,
  shop: EditContext["shop"],
  before: EditableOrder,
  { version, id: _, items, reduction, reductionReason, terms, acknowledged, ...details }: Acknowledging,
): Promise<EditQuote | CannotEdit> {
  const facts = await readFacts(executor, before.id);
  const objection = facts && objectionTo(decideAction(facts, "edit"), acknowledged);
  if (objection) return objection;
  if (version !== String(before.edits)) {
    const seen = Number.parseInt(version, 10) || 0;
    const rows = await selectChangesSince(executor, before.id, seen);
    return {
      outcome: "stale",
      version: String(before.edits),
      changes: rows.flatMap(({ changes }) => changes),
    };
  }
  const pricing = await readPricing(executor, {
    productIds: [...items, ...before.items].map(({ _id }) => _id),
    couponCode: before.couponCode,
    email: null,
  });
  const today = termsOfToday(pricing, shop);
  const isSameCoupon = pricing.coupon !== undefined && pricing.coupon.id === before.couponId;
  const byToday = { ...today, coupon: isSameCoupon ? today.coupon : before.terms.coupon };
  const wanted = { items, reduction };
  const priced = priceEdit(before, wanted, pricing, terms === "today" ? byToday : before.terms);
  if (priced.outcome !== "priced") return priced;
  const comesTo = (by: OrderTerms) => totalBy(before, wanted, pricing, by);
  const totals = { order: comesTo(before.terms), today: comesTo(byToday) };
  const lost = await findLostPicture(executor, priced.order.items);
  if (lost) return lost;
  const kept = reduction === 0 ? "" : reductionReason;
  const after = { ...before, ...details, ...priced.order, reductionReason: kept };
  const atWork = await readWorkOfLines(executor, before.id);
  const work = workAfterEdit(before.items, after.items, atWork);
  return { outcome: "quoted", before, after, changes: describeEdit(before, after), totals, work };
}

function totalBy(
  before: EditableOrder,
  { items, reduction }: Pick<OrderEdit, "items" | "reduction">,
  pricing: PricingSnapshot,
  terms: OrderTerms,
): number {
  const priced = priceEdit(before, { items, reduction: 0 }, pricing, terms);
  if (priced.outcome !== "priced") throw new Error("An edit can be priced by one kind of terms alone.");
  return Math.max(0, priced.order.total - reduction);
}
