import { getCustomer, listCustomers as listContract } from "#contract/back-office/customers.ts";
import { isUuid } from "../is-uuid.ts";
import { listMeasurementSets } from "../measurements/list-measurement-sets.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { listCustomerOrders, listCustomers, readCustomer } from "./office-customers.ts";

const forOffice = { roles: officeRoles } as const;

/** Customers with what belongs to them, to be read only: they change it themselves. */
export function registerCustomerBackOfficeRoutes(
  app: ShopApp,
  { database }: Pick<Services, "database">,
): void {
  const { pool } = database;

  mountForStaff(app, listContract, forOffice, ({ query }) => listCustomers(database, query));

  mountForStaff(app, getCustomer, forOffice, async ({ query: { id }, reply }) => {
    const customer = isUuid(id) ? await readCustomer(pool, id) : undefined;
    if (!customer) return refuse(reply, "NOT_FOUND", "There is no such customer.");
    return {
      customer,
      orders: await listCustomerOrders(pool, id),
      measurementSets: await listMeasurementSets(pool, id),
    };
  });
}
