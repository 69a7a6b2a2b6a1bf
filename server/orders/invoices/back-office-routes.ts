import type pg from "pg";
import * as contract from "#contract/orders/invoices.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { readFacts } from "../actions/order-facts.ts";
import { creditInvoice, isTakenBack } from "./credit-notes.ts";
import { listInvoices } from "./list-invoices.ts";
import { issueInvoice } from "./printed-invoices.ts";

export function registerInvoiceRoutes(app: ShopApp, { database: { pool } }: Services): void {
  mountForStaff(app, contract.listInvoices, ({ query }) => listInvoices(pool, query));

  mountForStaff(app, contract.issueInvoices, async ({ body, staff }) => {
    const results: contract.IssueResult[] = [];
    for (const id of body.ids) results.push(await issueOne({ pool, staff }, id));
    return { issued: results.filter(({ outcome }) => outcome === "issued").length, results };
  });

  mountForStaff(app, contract.setBuyerNumber, async ({ body, staff, reply }) => {
    return (await noteBuyer({ pool, staff }, body))
      ? { message: "Saved" }
      : sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });
}

type LockedOrder = { buyer_number: string; number: string };

const lockOrder = (executor: Executor, orderId: string) => read(executor)<LockedOrder>`
  select buyer_number, number from orders where id = ${orderId}::uuid for no key update`;

function issueOne({ pool, staff }: StaffContext, id: string): Promise<contract.IssueResult> {
  return withTransaction<contract.IssueResult>(pool, async (client) => {
    const [order] = isUuid(id) ? await lockOrder(client, id) : [];
    const facts = order && (await readFacts(client, id));
    if (!order || !facts) return { id, OrderID: null, outcome: "unknown", number: null };
    const OrderID = formatOrderNumber(order.number);
    if (decideAction(facts, "issueInvoice").may === "not") {
      const standing = await readFirst(client)<{ number: number }>`
        select i.number from invoices i where i.order_id = ${id}::uuid and not ${isTakenBack}`;
      return { id, OrderID, outcome: standing ? "had-one" : "cancelled", number: standing?.number ?? null };
    }
    const number = await issueAndRecord(client, staff, id);
    return { id, OrderID, outcome: number === undefined ? "unknown" : "issued", number: number ?? null };
  });
}

function noteBuyer(
  { pool, staff }: StaffContext,
  { id, buyerNumber }: { id: string; buyerNumber: string },
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const [order] = isUuid(id) ? await lockOrder(client, id) : [];
    if (!order) return false;
    if (order.buyer_number === buyerNumber) return true;
    await write(client)`
      update orders set buyer_number = ${buyerNumber}::text where id = ${id}::uuid`;
    await recordChange(client, {
      staff,
      action: "order.setBuyerNumber",
      subject: { kind: "order", id },
      // The number stays with the order, and goes with its customer.
      before: { isNamed: order.buyer_number !== "" },
      after: { isNamed: buyerNumber !== "" },
    });
    if (await creditInvoice(client, id, "corrected")) await issueAndRecord(client, staff, id);
    return true;
  });
}

async function issueAndRecord(
  client: pg.PoolClient,
  staff: StaffContext["staff"],
  id: string,
): Promise<number | undefined> {
  const number = await issueInvoice(client, id);
  if (number === undefined) return undefined;
  await recordChange(client, {
    staff,
    action: "order.issueInvoice",
    subject: { kind: "order", id },
    before: null,
    after: { number },
  });
  return number;
}
