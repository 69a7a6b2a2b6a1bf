import * as contract from "#contract/customers/customers.ts";
import { say } from "#contract/values/say.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { mountForStaff } from "#server/staff/mount-for-staff.ts";
import { addPersonNote, setMarks } from "./change-person.ts";
import { listPeople } from "./list-people.ts";
import { findPersonByPhone, readPerson } from "./read-person.ts";

const noSuchCustomer = say("NO_SUCH_CUSTOMER");

export function registerCustomerBackOfficeRoutes(
  app: ShopApp,
  { database }: Pick<Services, "database">,
): void {
  const { pool } = database;

  mountForStaff(app, contract.listCustomers, ({ query }) => listPeople(database, query));

  mountForStaff(app, contract.getCustomer, async ({ query: { id }, reply }) => {
    const person = await readPerson(pool, id);
    return person ?? sendNotFound(reply, noSuchCustomer);
  });

  mountForStaff(app, contract.findCustomer, async ({ query: { phone } }) => ({
    customer: (await findPersonByPhone(pool, phone)) ?? null,
  }));

  mountForStaff(app, contract.setCustomerMarks, async ({ body, staff, reply }) => {
    const isSet = await setMarks({ pool, staff }, body.id, body.marks);
    return isSet ? { message: "Saved" } : sendNotFound(reply, noSuchCustomer);
  });

  mountForStaff(app, contract.addCustomerNote, async ({ body, staff, reply }) => {
    const isAdded = await addPersonNote({ pool, staff }, body.id, body.note);
    return isAdded ? { message: "Note added" } : sendNotFound(reply, noSuchCustomer);
  });
}
