import type { z } from "zod";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { type PieceLine, pieceNames } from "#contract/orders/piece-names.ts";
import type { checkIn as contract } from "#contract/parcels/came-back.ts";
import { type Executor, read, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { askForLess } from "#server/orders/ledger/ask-for-less.ts";
import { isStocked } from "#server/orders/pieces/goods-back.ts";
import { pieceSums, toCheckIn } from "#server/orders/pieces/piece-sums.ts";
import { putToStock } from "#server/orders/pieces/stock-of-pieces.ts";
import { type Decision, decideAction, decideParcel } from "../../orders/actions/decide-actions.ts";
import { type Objection, objectionTo } from "../../orders/actions/objections.ts";
import { lockFacts, type OrderFacts } from "../../orders/actions/order-facts.ts";
import { cancelLocked } from "../../orders/progress/cancel-order.ts";
import { deliverWhatIsThere } from "../../orders/progress/deliver-what-is-there.ts";
import { addOrderEvent } from "../../orders/progress/order-events.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { enterReturnFee } from "./return-fees.ts";

type Asked = z.output<typeof contract.body>;

/** `other-items`: not each item once; `too-many`: more than was sent; `too-much`: more than it comes to. */
export type CheckedIn =
  | { outcome: "checked-in" | "other-items" | "too-many" | "too-much" | "unknown" }
  | Objection;

const selectTotal = (executor: Executor, orderId: string) => read(executor)<{ total: number }>`
  select total from orders where id = ${orderId}::uuid`;

type Sent = {
  id: string;
  name: string;
  is_stocked: boolean;
  left: number;
  /** Pieces that come back with the whole order. */
  here: number;
  /** Pieces that come back with the parcel. */
  carried: number;
};

type NewReturn = {
  id: string;
  orderId: string;
  parcelId: string | null;
  fee: number;
  staffId: string;
  items: string;
};

const insertReturn = (executor: Executor, newReturn: NewReturn) => write(executor)`
  with returned as (
    insert into order_returns (id, order_id, parcel_id, fee, checked_in_by)
    select ${newReturn.id}::uuid, o.id, ${newReturn.parcelId}::uuid, ${newReturn.fee}::integer, ${newReturn.staffId}::uuid
    from orders o where o.id = ${newReturn.orderId}::uuid returning id, order_id
  ), item as (
    select * from jsonb_to_recordset(${newReturn.items}::jsonb)
      as item (id uuid, count integer, "toStock" integer, "toRepair" integer, wasted integer)
  ), come as (
    update order_items i set cancelled = greatest(i.cancelled - item.count, 0) from item
    where i.id = item.id and i.cancelled > 0
  )
  insert into returned_items (item_id, return_id, order_id, to_stock, to_repair, wasted)
  select item.id, returned.id, returned.order_id, item."toStock", item."toRepair", item.wasted
  from returned, item`;

type Returned = Sent & { count: number; toStock: number; toRepair: number; wasted: number };

type Return = {
  outcome: "read";
  parcelId: string | null;
  returned: Returned[];
  isWhole: boolean;
  progress: OrderProgress;
};

/**
 * Checks in a refused or returned parcel, or all of an order, and its pieces go where staff say. Where nothing else
 * of the order was sent it is cancelled, which takes the amount due out of its ledger and counts the refusal with its
 * person; else the order is reduced. Of two at once one waits, and learns that the other has done it.
 */
export function checkIn({ pool, staff }: StaffContext, asked: Asked): Promise<CheckedIn> {
  const { id, reason, fee, lessDue } = asked;
  return withTransaction<CheckedIn>(pool, async (client) => {
    const back = await readReturn(client, asked);
    if (back.outcome !== "read") return back;
    const { parcelId, returned, isWhole, progress } = back;
    const detail = { changes: changesOf(returned, fee) };
    await addOrderEvent(client, { orderId: id, kind: "checked-in", actor: staff.id, detail });
    const returnId = timeOrderedId();
    const noteReturn = () =>
      insertReturn(client, {
        id: returnId,
        orderId: id,
        parcelId,
        fee,
        staffId: staff.id,
        items: JSON.stringify(returned),
      });
    const giveBack = async () => {
      await putToStock(
        client,
        returned.map(({ id: item, toStock }) => ({ id: item, pieces: toStock })),
      );
    };
    if (progress !== "Dispatched") await giveBack();
    else if (isWhole) await cancelLocked(client, id, { kind: "staff", staffId: staff.id, reason }, giveBack);
    else {
      await giveBack();
      // Before the invoice is reissued, which leaves out what came back.
      await noteReturn();
      const what = returned.map(({ name, count }) => `${count} x ${name}`).join(", ");
      await askForLess(client, { orderId: id, actor: staff.id, rupees: lessDue, reason, what });
    }
    if (isWhole || progress !== "Dispatched") await noteReturn();
    await enterReturnFee(client, { returnId, orderId: id, fee, staffId: staff.id });
    // The rest of it may have arrived before.
    const isOver = progress === "Dispatched" && !isWhole && (await deliverWhatIsThere(client, staff, id));
    const after = progressAfter({ progress, isWhole, isOver });
    await recordChange(client, {
      staff,
      action: "order.checkIn",
      subject: { kind: "order", id },
      before: { progress },
      // The reason stays with the order, and goes with its customer.
      after: { progress: after, fee },
    });
    return { outcome: "checked-in" };
  });
}

type After = { progress: OrderProgress; isWhole: boolean; isOver: boolean };

/** Nothing but its pieces changes of an order that was cancelled or has arrived before. */
function progressAfter({ progress, isWhole, isOver }: After): OrderProgress {
  if (progress !== "Dispatched") return progress;
  return isWhole ? "Cancelled" : isOver ? "Delivered" : progress;
}

/** The returned content, with the order locked, or why it cannot be checked in. */
async function readReturn(
  client: Executor,
  { id, items, lessDue, parcel }: Asked,
): Promise<Return | CheckedIn> {
  const parcelId = parcel ?? null;
  const facts = await lockFacts(client, id);
  const [order] = facts ? await selectTotal(client, id) : [];
  if (!facts || !order) return { outcome: "unknown" };
  const objection = objectionTo(decideCheckIn(facts, parcelId), []);
  if (objection) return objection;
  const rows = await read(client)<Omit<Sent, "name"> & { line: PieceLine }>`
    select i.id, i.line, ${isStocked} as is_stocked, pieces.left, pieces.here,
      coalesce((select ${toCheckIn} from parcel_items c join parcels p on p.id = c.parcel_id
        where p.id = ${parcelId}::uuid and c.item_id = i.id), 0) as carried
    from order_items i cross join ${pieceSums}
    where i.order_id = ${id}::uuid order by i.position`;
  const names = pieceNames(rows.map(({ line }) => line));
  const sent = rows.map(({ line: _, ...row }, index): Sent => ({ ...row, name: names[index] ?? "" }));
  const returned = sortPieces(sent, items, parcelId === null ? "here" : "carried");
  if (!returned) return { outcome: "other-items" };
  if (returned.some(({ toStock }) => toStock < 0)) return { outcome: "too-many" };
  const back = new Map(returned.map(({ id: item, count }) => [item, count]));
  const isWhole = parcelId === null || sent.every((item) => item.left <= (back.get(item.id) ?? 0));
  if (!isWhole && lessDue > order.total) return { outcome: "too-much" };
  return { outcome: "read", parcelId, returned, isWhole, progress: facts.progress };
}

/** All of an order at once, or one of its parcels. */
function decideCheckIn(facts: OrderFacts, parcelId: string | null): Decision {
  if (parcelId === null) return decideAction(facts, "checkIn");
  const parcel = facts.parcels.find(({ id }) => id === parcelId);
  return decideParcel(parcel, facts, "checkIn");
}

/** The destination of the pieces of each item that was sent; undefined unless each is named once. */
function sortPieces(
  sent: readonly Sent[],
  named: Asked["items"],
  counted: "here" | "carried",
): Returned[] | undefined {
  const byId = new Map(named.map((item) => [item.id, item]));
  const back = sent.filter((item) => item[counted] > 0);
  if (named.length !== back.length || back.some(({ id }) => !byId.has(id))) return undefined;
  return back.map((item) => {
    const { toRepair = 0, wasted = 0 } = byId.get(item.id) ?? {};
    const count = item[counted];
    return { ...item, count, toRepair, wasted, toStock: count - toRepair - wasted };
  });
}

function changesOf(returned: readonly Returned[], fee: number): OrderChange[] {
  const items = returned.map(({ name, count, toStock, toRepair, wasted, is_stocked }) => ({
    what: `${name}, ${count} sent`,
    before: "",
    after: [
      [toStock, is_stocked ? "to stock" : "put aside"] as const,
      [toRepair, "to repair"] as const,
      [wasted, "waste"] as const,
    ]
      .filter(([pieces]) => pieces > 0)
      .map(([pieces, where]) => `${pieces} ${where}`)
      .join(", "),
  }));
  return fee === 0 ? items : [...items, { what: "Return fee", before: "", after: `Rs. ${fee}` }];
}
