import pg from "pg";
import { withTransaction } from "#database/transaction.ts";
import { countSales } from "#server/reports/dashboard/count-sales.ts";
import { makeTemplates } from "./make-templates.ts";
import { countCouponUses, seedCoupons } from "./seed-coupons.ts";
import { seedCustomers } from "./seed-customers.ts";
import { createSeedFunctions, days, seededDomain, seededOrderNumber } from "./seed-functions.ts";
import { seedOrders } from "./seed-orders.ts";
import { seedProducts } from "./seed-products.ts";
import { seedOrderRecords, seedWritings } from "./seed-records.ts";

export type Wanted = { products: number; orders: number; customers: number };

type Seeding = {
  ownerUrl: string;
  wanted: Wanted;
  freeDeliveryFrom: number;
  isForced: boolean;
  say: (line: string) => void;
};

/** Refuses to mix invented orders into the figures of a real shop. */
export class RealOrdersError extends Error {
  override readonly name = "RealOrdersError";
  constructor() {
    super("This shop has orders of its own, so nothing was added. With --force it is done all the same.");
  }
}

const productTables = [
  "products",
  "product_search",
  "product_colors",
  "product_fabrics",
  "product_images",
  "search_words",
];
const orderTables = ["orders", "order_items", "order_history", "audit_log", "outgoing_mails"];

const mostModels = 40;

/**
 * Fills the shop with invented products, customers and orders until there are as many as wanted, all or nothing, and
 * makes its sums and statistics true. Existing data stays. Throws RealOrdersError.
 */
export async function seedShop(seeding: Seeding): Promise<void> {
  const pool = new pg.Pool({
    connectionString: seeding.ownerUrl,
    application_name: "tabeeb seed",
    // The role may have limits of its own, for a pooler.
    options: "-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0",
    max: 1,
  });
  pool.on("error", () => {});
  try {
    await withTransaction(pool, (client) => fill(client, seeding));
    seeding.say("Making statistics …");
    // Each seeded product was written a second time, with its words.
    await pool.query("vacuum (full) product_search");
    await pool.query("vacuum (analyze)");
    seeding.say("Counting the sales of each day …");
    await countSales(pool, days + 2);
    await pool.query("vacuum (analyze) daily_sales");
  } finally {
    await pool.end();
  }
}

async function fill(
  client: pg.PoolClient,
  { wanted, freeDeliveryFrom, isForced, say }: Seeding,
): Promise<void> {
  if (!isForced && (await hasRealOrders(client))) throw new RealOrdersError();
  const have = await countSeeded(client);
  const span = (kind: keyof Wanted) => ({ have: have[kind], want: Math.max(wanted[kind], have[kind]) });
  const models = await findModels(client);
  if (models.length === 0) throw new Error("The seed goes by the shop's products, and there is none.");
  await createSeedFunctions(client);
  await makeTemplates(client, models);
  say("Making products …");
  const products = span("products");
  const makeProducts = () => seedProducts(client, products, models);
  if (products.have === 0) await withoutIndexes(client, productTables, makeProducts);
  else await makeProducts();
  say("Making customers …");
  await seedCustomers(client, span("customers"));
  await seedCoupons(client);
  const orders = span("orders");
  const makeOrders = async () => {
    say("Making orders …");
    await seedOrders(client, orders, { customers: wanted.customers, freeDeliveryFrom });
    await countCouponUses(client);
    say("Making what belongs to them …");
    await seedOrderRecords(client);
  };
  if (orders.have === 0) await withoutIndexes(client, orderTables, makeOrders);
  else await makeOrders();
  // After the orders: a review makes the shop look whether each of its author's orders has the product.
  await seedWritings(client, span("customers"));
}

async function hasRealOrders(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select exists (select from orders where number !~ $1) as found",
    [seededOrderNumber],
  );
  return rows[0]?.found === true;
}

async function countSeeded(client: pg.ClientBase): Promise<Wanted> {
  const { rows } = await client.query<Wanted>(
    `select (select count(*)::integer from products where product_code like 'SEED-%') as products,
      (select count(*)::integer from orders where number ~ $1) as orders,
      (select count(*)::integer from users where role = 'customer' and email like '%@' || $2::text) as customers`,
    [seededOrderNumber, seededDomain],
  );
  const [counted] = rows;
  if (!counted) throw new Error("PostgreSQL counted nothing.");
  return counted;
}

async function findModels(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from products p where published and product_code not like 'SEED-%'
      and exists (select from product_colors where product_id = p.id)
      and exists (select from product_fabrics where product_id = p.id)
    order by created_at, id limit $1`,
    [mostModels],
  );
  return rows.map((row) => row.id);
}

/**
 * Runs `work`, which fills empty tables, without their indexes and makes those when the rows are there: sorted once, an
 * index takes seconds. Only what constraints need stays. In a transaction, which is alone with these tables then.
 */
async function withoutIndexes<Result>(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any ($1::regclass[]) and not i.indisunique
      -- Triggers look up the orders of a phone.
      and i.indexrelid <> 'orders_by_phone'::regclass
    order by i.indexrelid`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const result = await work();
  // An index cannot be made while triggers wait for the end of the transaction.
  await client.query("set constraints all immediate");
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
  await client.query("set constraints all deferred");
  return result;
}
