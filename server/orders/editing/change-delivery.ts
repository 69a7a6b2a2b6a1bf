import type { ChangedDelivery } from "#contract/orders/orders.ts";
import { withTransaction } from "#database/transaction.ts";
import { renewPromise } from "#server/catalog/delivery/renew-promise.ts";
import type { Services } from "#server/services.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { lockFacts } from "../actions/order-facts.ts";
import { askAdvanceAgain } from "../placing/advance.ts";
import { type Requester, resolveRequester } from "../requester.ts";
import { describeEdit } from "./describe-edit.ts";
import { type EditableOrder, readEditableOrder } from "./read-editable-order.ts";
import { storeEdit } from "./store-edit.ts";

export type DeliveryChanged =
  | { outcome: "mended" | "unknown" | "not-yours" }
  | Objection
  /** Someone else was quicker: how it stands now, for the eyes of whom it belongs to. */
  | { outcome: "changed-since"; version: string; delivery: ChangedDelivery };

export type DeliveryChange = {
  orderId: string;
  details: ChangedDelivery;
  asking: Requester;
  version: string | undefined;
};

/**
 * Changes where a pending order goes and whom the rider calls, for its customer, until the workshop begins. The
 * number alone tracks an order; redirecting a parcel takes the account that it was placed with, or the phone as well
 * (`not-yours`). The mail about it names the changed fields and none of the new values, which a stranger may have
 * typed.
 */
export function changeDelivery(
  { database, schedule, shop }: Pick<Services, "database" | "schedule" | "shop">,
  { orderId, details, asking, version }: DeliveryChange,
): Promise<DeliveryChanged> {
  return withTransaction<DeliveryChanged>(database.pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    const before = await readEditableOrder(client, orderId);
    if (!facts || !before) return { outcome: "unknown" };
    const actor = resolveRequester({ ...before, user_id: before.userId }, asking);
    if (!actor) return { outcome: "not-yours" };
    const refusal = objectionTo(decideAction(facts, "mendDelivery"), []) ?? findChange(before, version);
    if (refusal) return refusal;
    const named = Object.entries(details).filter(([, detail]) => detail !== undefined);
    const after = { ...before, ...Object.fromEntries(named) };
    const changes = describeEdit(before, after);
    if (changes.length === 0) return { outcome: "mended" };
    await storeEdit(client, { before, after, changes, kind: "delivery-mended", actor });
    await renewPromise(client, schedule, orderId);
    if (after.phone !== before.phone) await askAdvanceAgain(client, shop, after);
    return { outcome: "mended" };
  });
}

function findChange(before: EditableOrder, version: string | undefined): DeliveryChanged | undefined {
  if (version === undefined || version === String(before.edits)) return undefined;
  return { outcome: "changed-since", version: String(before.edits), delivery: deliveryOf(before) };
}

function deliveryOf(order: EditableOrder): ChangedDelivery {
  const { phone, city, postal_code, area, province, address, delivery_instruction } = order;
  // Orders of old say what was typed for a province.
  return { phone, city, postal_code, area, province, address, delivery_instruction } as ChangedDelivery;
}
