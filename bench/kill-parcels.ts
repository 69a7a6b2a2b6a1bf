// Is every parcel booked once, and do the courier's books equal ours, after `kill -9` of everything in the middle of
// bookings? node bench/kill-parcels.ts [--rounds=50] [--control]
//
// The control forgets behind the shop's back that a courier was asked before, and its courier takes a reference twice.
// It must book parcels twice; if it does not, the kill comes at the wrong moment and the other result means nothing.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { createDatabase, type Database } from "#database/connect.ts";
import { startStaffSession } from "#server/staff/staff-sessions.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { startPostEx } from "#server/testing/stand-ins/postex.ts";
import { killTree } from "./kill-tree.ts";
import { startProductionShop, withDataFolder } from "./production-shop.ts";

const ordersOfRound = 4;
const isControl = process.argv.includes("--control");
const rounds = Number(process.argv.find((word) => word.startsWith("--rounds="))?.split("=")[1] ?? 50);

const postEx = await startPostEx();
postEx.answersAfter = 150;
postEx.takesTwice = isControl;
let isBroken = false;

await withDataFolder(async (dataDir) => {
  let cookie: string | undefined;
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await startShop(dataDir);
    await withDatabase(shop.databaseUrl, async ({ pool }) => {
      cookie ??= await signIn(pool);
      await settleAll(pool);
    });
    await bookSome(shop.origin, cookie ?? "");
    // The shop looks for bookings every second.
    await sleep(200 + Math.random() * 1_800);
    await killTree(shop.pid);
  }
  const shop = await startShop(dataDir);
  await withDatabase(shop.databaseUrl, async ({ pool }) => {
    await settleAll(pool);
    isBroken = await compareBooks(pool);
  });
  await shop.stop();
});
await postEx.close();
process.exitCode = isBroken ? 1 : 0;

function startShop(dataDir: string) {
  return startProductionShop(dataDir, { env: { POSTEX_URL: postEx.url, POSTEX_TOKEN: postEx.token } });
}

async function withDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = createDatabase(url);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function signIn(pool: Database["pool"]): Promise<string> {
  const id = randomUUID();
  const email = `bench.${id}@example.com`;
  await pool.query("insert into users (id, name, email, role) values ($1, 'Bench', $2, 'owner')", [
    id,
    email,
  ]);
  await pool.query("insert into second_factors (user_id, secret, confirmed_at) values ($1, '', now())", [id]);
  return `staff=${await startStaffSession(pool, id, { isVerified: true })}`;
}

async function bookSome(origin: string, cookie: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const orders = [];
  for (let count = 0; count < ordersOfRound; count += 1) {
    const { OrderID } = await post(
      "/orders/createOrderAsGuest",
      guestOrder({ city: "lahore", phone: "0300 1234567" }),
    );
    const { order } = await post("/orders/trackOrder", { OrderID });
    orders.push({ id: order.id });
  }
  await post("/api/admin/parcels/book", { courier: "postex", orders, acknowledged: questionCodes });
}

/**
 * Lets the shop that runs find out what became of all that it has asked for, at once instead of when its claims end.
 */
async function settleAll(pool: Database["pool"]): Promise<void> {
  if (isControl) await pool.query("update parcels set attempts = 0 where state = 'asked'");
  await pool.query("update parcels set next_at = now() where next_at is not null");
  for (let tries = 0; tries < 240; tries += 1) {
    const { rows } = await pool.query("select from parcels where state = 'asked'");
    if (rows.length === 0) return;
    await sleep(250);
  }
  throw new Error("Bookings are not settled after a minute.");
}

async function compareBooks(pool: Database["pool"]): Promise<boolean> {
  const { rows } = await pool.query<{ reference: string; tracking_number: string; collects: number }>(
    "select reference, tracking_number, collects from parcels where state = 'booked'",
  );
  const theirs = new Map<string, (typeof postEx.parcels)[number][]>();
  for (const parcel of postEx.parcels) {
    const { orderRefNumber } = parcel.order;
    theirs.set(orderRefNumber, [...(theirs.get(orderRefNumber) ?? []), parcel]);
  }
  const twice = [...theirs.values()].filter(({ length }) => length > 1).length;
  const different = rows.filter(({ reference, tracking_number, collects }) => {
    const [parcel] = theirs.get(reference) ?? [];
    return parcel?.trackingNumber !== tracking_number || parcel.order.invoicePayment !== collects;
  }).length;
  const foreign = theirs.size - rows.length;
  console.log(
    `${rounds} kills, ${rows.length} parcels of ours, ${postEx.parcels.length} of the courier: ${twice} twice, ${different} different, ${foreign} that we do not know`,
  );
  return twice + different + Math.abs(foreign) > 0;
}
