import * as contract from "#contract/back-office/customers.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { addPersonNote, setMarks } from "./change-person.ts";
import { listPeople } from "./list-people.ts";
import { findPersonByPhone, readPerson } from "./read-person.ts";

const forOffice = { roles: officeRoles } as const;
const noSuchCustomer = "There is no such customer.";

/** Everybody who has ordered or has an account, with what staff keep of them. What belongs to an account its owner changes. */
export function registerCustomerBackOfficeRoutes(
  app: ShopApp,
  { database }: Pick<Services, "database">,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listCustomers, forOffice, ({ query }) => listPeople(database, query));

  mountForStaff(app, contract.getCustomer, forOffice, async ({ query: { id }, reply }) => {
    const person = await readPerson(pool, id);
    return person ?? refuse(reply, "NOT_FOUND", noSuchCustomer);
  });

  mountForStaff(app, contract.findCustomer, forOffice, async ({ query: { phone } }) => ({
    customer: (await findPersonByPhone(pool, phone)) ?? null,
  }));

  mountForStaff(app, contract.setCustomerMarks, forOffice, async ({ body, staff, reply }) => {
    const isSet = await setMarks({ pool, staff }, body.id, body.marks);
    return isSet ? { message: "Saved" } : refuse(reply, "NOT_FOUND", noSuchCustomer);
  });

  mountForStaff(app, contract.addCustomerNote, forOffice, async ({ body, staff, reply }) => {
    const isAdded = await addPersonNote({ pool, staff }, body.id, body.note);
    return isAdded ? { message: "Note added" } : refuse(reply, "NOT_FOUND", noSuchCustomer);
  });
}
