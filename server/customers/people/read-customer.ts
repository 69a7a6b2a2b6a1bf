import type {
  CustomerAccount,
  CustomerNote,
  CustomerOrder,
  OfficeCustomer,
} from "#contract/customers/customers.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { listMeasurementSets } from "../measurements/list-measurement-sets.ts";
import { countCustomers } from "./count-customers.ts";
import { type CustomerRow, customerColumns, flagsOf, type MarkColumns, toCustomer } from "./customer-rows.ts";

const selectByPhone = (executor: Executor, phone: string) => read(executor)<CustomerRow>`
  select ${customerColumns} from people p where p.phone = ${phone}::text`;

type OrderRow = {
  id: string;
  number: string;
  created_at: Date;
  name: string;
  email: string;
  progress: OrderProgress;
  was_sent: boolean;
  total: number;
};

const selectOrders = (executor: Executor, phone: string) => read(executor)<OrderRow>`
  select id, number, created_at, name, email, progress, courier is not null as was_sent, total
  from orders where international_phone(phone) = ${phone}::text
  order by created_at desc, id limit 100`;

type AccountRow = Omit<CustomerAccount, "createdAt" | "measurementSets"> & { created_at: Date };

// Without the password hash.
const selectAccounts = (executor: Executor, id: string) => read(executor)<AccountRow>`
  select u.id, u.name, u.email, u.phone, u.address, u.created_at from users u
  where u.role = 'customer' and u.id in (
    select user_id from people where id = ${id}::uuid
    union
    select a.id from people p join users a on international_phone(a.phone) = p.phone
    where p.id = ${id}::uuid and a.role = 'customer' and a.phone <> ''
    union
    select o.user_id from people p join orders o on international_phone(o.phone) = p.phone
    where p.id = ${id}::uuid
  ) order by u.created_at desc limit 10`;

type NoteRow = Omit<CustomerNote, "at"> & { at: Date };

type AlikeRow = { id: string; name: string; phone: string | null; refused: number } & MarkColumns;

// Made-up addresses occur on hundreds of orders, so the list is limited.
const selectAlike = (executor: Executor, id: string) => read(executor)<AlikeRow>`
  select p.id, p.name, p.phone, p.refused, p.calls_first, p.advance_only from people p
  where p.id <> ${id}::uuid and p.phone in (
    select international_phone(other.phone) from (
      select distinct lower(o.email) as email from people one
      join orders o on international_phone(o.phone) = one.phone
      where one.id = ${id}::uuid and o.email <> '' limit 10
    ) own cross join lateral (
      select phone from orders where lower(email) = own.email limit 200
    ) other
  ) order by p.seen_at desc, p.id limit 10`;

export type CustomerPage = {
  customer: OfficeCustomer;
  orders: CustomerOrder[];
  accounts: CustomerAccount[];
  notes: CustomerNote[];
  alike: Pick<OfficeCustomer, "id" | "name" | "phone" | "refused" | "marks">[];
};

export async function readCustomer(executor: Executor, id: string): Promise<CustomerPage | undefined> {
  if (!isUuid(id)) return undefined;
  await countCustomers(executor);
  // An account belongs to the customer of its phone, or of its newest order's phone.
  const row = await readFirst(executor)<CustomerRow>`
    select ${customerColumns} from people p where p.id = coalesce(
      (select id from people where id = ${id}::uuid or user_id = ${id}::uuid limit 1),
      (select known.id from users u join people known on known.phone = international_phone(u.phone)
        where u.id = ${id}::uuid and u.role = 'customer' and u.phone <> ''),
      (select known.id from orders o join people known on known.phone = international_phone(o.phone)
        where o.user_id = ${id}::uuid order by o.created_at desc limit 1))`;
  if (!row) return undefined;
  const customer = toCustomer(row);
  const own = { id: customer.id };
  const orders = row.phone === null ? [] : await selectOrders(executor, row.phone);
  const accounts = [];
  for (const account of await selectAccounts(executor, own.id))
    accounts.push(await toAccount(executor, account));
  const found = await read(executor)<NoteRow>`
    select n.id, n.note, n.at, u.name from person_notes n join users u on u.id = n.staff_id
    where n.person_id = ${own.id}::uuid order by n.id desc limit 200`;
  return {
    customer,
    orders: orders.map(toOrder),
    accounts,
    notes: found.map(({ at, ...note }) => ({
      ...note,
      at: at.toISOString(),
    })),
    alike: (await selectAlike(executor, own.id)).map((other) => ({
      id: other.id,
      name: other.name,
      phone: other.phone ?? "",
      refused: other.refused,
      marks: flagsOf(other),
    })),
  };
}

export async function findCustomerByPhone(
  executor: Executor,
  typed: string,
): Promise<OfficeCustomer | undefined> {
  await countCustomers(executor);
  const phone = internationalPhone(typed);
  return phone === "" ? undefined : (await selectByPhone(executor, phone)).map(toCustomer)[0];
}

async function toAccount(
  executor: Executor,
  { created_at, ...account }: AccountRow,
): Promise<CustomerAccount> {
  const measurementSets = await listMeasurementSets(executor, account.id);
  return { ...account, createdAt: created_at.toISOString(), measurementSets };
}

function toOrder({
  id,
  number,
  created_at,
  name,
  email,
  progress,
  was_sent,
  total,
}: OrderRow): CustomerOrder {
  return {
    id,
    OrderID: formatOrderNumber(number),
    createdAt: created_at.toISOString(),
    name,
    email,
    orderProgress: progress,
    isRefused: progress === "Cancelled" && was_sent,
    totalAmount: total,
  };
}
