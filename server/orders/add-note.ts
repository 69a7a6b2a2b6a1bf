import { sql } from "kysely";
import { namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../is-uuid.ts";
import { recordChange } from "../staff/record-change.ts";
import type { OrderOffice } from "./change-orders.ts";

const insertNote = namedQuery(
  "insert-order-note",
  (param: Param<{ id: string; orderId: string; staffId: string; note: string }>) => sql<{ id: string }>`
    insert into order_notes (id, order_id, staff_id, note)
    select ${param("id")}::uuid, id, ${param("staffId")}::uuid, ${param("note")}::text
    from orders where id = ${param("orderId")}::uuid
    returning id`,
);

/** Keeps what staff want to remember of an order; false when there is no such order. */
export function addNote({ pool, staff }: OrderOffice, orderId: string, note: string): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    if (!isUuid(orderId)) return false;
    const id = timeOrderedId();
    const added = await insertNote.run(client, { id, orderId, staffId: staff.id, note });
    if (added.length === 0) return false;
    await recordChange(client, {
      staff,
      action: "order.addNote",
      subject: { kind: "order", id: orderId },
      before: null,
      // The note itself stays with the order, and goes with it.
      after: { note: id },
    });
    return true;
  });
}
