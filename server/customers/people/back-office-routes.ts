import * as contract from "#contract/customers/customers.ts";
import { reason } from "#contract/values/reason.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { addCustomerNote, setFlags } from "./change-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { findCustomerByPhone, readCustomer } from "./read-customer.ts";
import { readLastOrder } from "./read-last-order.ts";

const noSuchCustomer = reason("NO_SUCH_CUSTOMER");

export function registerCustomerBackOfficeRoutes(
  app: ShopApp,
  { database }: Pick<Services, "database">,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listCustomers, ({ query }) => listCustomers(database, query));

  mountForStaff(app, contract.getCustomer, async ({ query: { id }, reply }) => {
    const person = await readCustomer(pool, id);
    return person ?? sendNotFound(reply, noSuchCustomer);
  });

  mountForStaff(app, contract.findCustomer, async ({ query: { phone } }) => ({
    customer: (await findCustomerByPhone(pool, phone)) ?? null,
    lastOrder: (await readLastOrder(pool, phone)) ?? null,
  }));

  mountForStaff(app, contract.setCustomerFlags, async ({ body, staff, reply }) => {
    const isSet = await setFlags({ pool, staff }, body.id, body.marks);
    return isSet ? { message: "Saved" } : sendNotFound(reply, noSuchCustomer);
  });

  mountForStaff(app, contract.addCustomerNote, async ({ body, staff, reply }) => {
    const isAdded = await addCustomerNote({ pool, staff }, body.id, body.note);
    return isAdded ? { message: "Note added" } : sendNotFound(reply, noSuchCustomer);
  });
}
