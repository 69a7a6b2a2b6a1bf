import { pieceNames } from "#contract/orders/piece-names.ts";
import { creditFor } from "#contract/returns/credit.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Acknowledged, type Objection, objectionTo } from "../actions/objections.ts";
import { lockFacts } from "../actions/order-facts.ts";
import { askForLess } from "../ledger/ask-for-less.ts";
import { readMoney } from "../ledger/order-money.ts";
import { pieceSums } from "../pieces/piece-sums.ts";
import { giveStockBack } from "../pieces/stock-of-pieces.ts";
import { readOrder } from "../reading/read-orders.ts";
import { readPaidGoods } from "../terms/paid-goods.ts";
import { callOffParcels } from "./call-off.ts";
import { deliverWhatIsThere } from "./deliver-what-is-there.ts";

type PiecesOfLine = { id: string; arrived: number; missing: number };

type Rest = {
  pieces: PiecesOfLine[];
  /** The pieces that are cancelled, in words. */
  goes: string;
  /** Whole rupees that were to be paid for them. */
  lessDue: number;
  /** The question before staff cancel it: the pieces that stay and that go, and the effect on the money. */
  question: EncodedReason;
};

/**
 * The pieces that have not arrived of a partly delivered order, and the rupees that go off with them: the amount paid
 * for these pieces on the terms of the order, as a return would give back (`creditFor`). Undefined where there is no
 * such order.
 */
export async function readRest(executor: Executor, orderId: string): Promise<Rest | undefined> {
  const order = await readOrder(executor, orderId);
  const standing = await readMoney(executor, orderId);
  if (!order || !standing) return undefined;
  const pieces = await read(executor)<PiecesOfLine>`
    select i.id, pieces.arrived, greatest(pieces.left - pieces.arrived, 0) as missing
    from order_items i cross join ${pieceSums} where i.order_id = ${orderId}::uuid order by i.position`;
  const names = pieceNames(order.items);
  const nameOf = (id: string) => names[order.items.findIndex((item) => item.id === id)] ?? "";
  const inWords = (count: "arrived" | "missing") =>
    pieces
      .filter((line) => line[count] > 0)
      .map((line) => `${line[count]} x ${nameOf(line.id)}`)
      .join(", ");
  const paid = await readPaidGoods(executor, order);
  const lessDue = pieces.reduce(
    (sum, { id, arrived, missing }) => sum + creditFor(paid, id, { before: arrived, pieces: missing }),
    0,
  );
  const { money } = standing;
  const due = money.due - lessDue;
  const goes = inWords("missing");
  const question = reason("REST_TO_CANCEL", {
    stays: inWords("arrived"),
    goes,
    lessDue,
    due,
    toPay: Math.max(due - money.paid, 0),
    owed: Math.max(money.paid + money.notNoted - due, 0),
  });
  return { pieces, goes, lessDue, question };
}

type Asked = { id: string; reason: string; lessDue: number; acknowledged: Acknowledged };

/**
 * Cancels what has not arrived of an order of which a part has, which ends it as delivered. Parcels that hold some of
 * it are called off, or checked in once they come back.
 */
export function cancelRest(
  { pool, staff }: StaffContext,
  { id, reason, lessDue, acknowledged }: Asked,
): Promise<{ outcome: "cancelled" | "unknown" } | Objection> {
  return withTransaction<{ outcome: "cancelled" | "unknown" } | Objection>(pool, async (client) => {
    const facts = await lockFacts(client, id);
    if (!facts) return { outcome: "unknown" };
    const decision = decideAction(facts, "cancelRest");
    const rest = decision.may === "not" ? undefined : await readRest(client, id);
    const objection = objectionTo(decision, acknowledged);
    if (rest && (objection || rest.lessDue !== lessDue))
      return { outcome: "ask-first", questions: [rest.question] };
    if (objection) return objection;
    if (!rest) return { outcome: "unknown" };
    await write(client)`
      update order_items i set cancelled = i.cancelled + gone.missing
      from jsonb_to_recordset(${JSON.stringify(rest.pieces)}::jsonb) as gone (id uuid, missing integer) where i.id = gone.id`;
    await callOffParcels(client, id);
    await giveStockBack(client, id);
    const less = { orderId: id, actor: staff.id, rupees: lessDue, reason };
    await askForLess(client, { ...less, what: `Cancelled: ${rest.goes}` });
    await deliverWhatIsThere(client, staff, id);
    await recordChange(client, {
      staff,
      action: "order.cancelRest",
      subject: { kind: "order", id },
      before: { progress: facts.progress },
      after: { progress: "Delivered", lessDue },
    });
    return { outcome: "cancelled" };
  });
}
