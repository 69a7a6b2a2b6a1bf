// Is every confirmed order still there after `kill -9` of everything, and none of them twice?
// node bench/kill-nine.ts [--rounds=10] [--control]
//
// The control makes commits asynchronous behind the shop's back. It must lose orders; if it does not, the kill
// comes too late and the other result means nothing. A killed process is not a power failure: what PostgreSQL has
// handed to the operating system survives here without fsync.
import { setTimeout as sleep } from "node:timers/promises";
import { trackOrder } from "#contract/orders/orders.ts";
import { createDatabase } from "#database/connect.ts";
import { confirmInTimeAgain, confirmTooEarly } from "./asynchronous-commits.ts";
import { askAgain, type Ledger, orderUntilItFails } from "./insistent-shoppers.ts";
import { killTree } from "./kill-tree.ts";
import { startProductionShop, withDataFolder } from "./production-shop.ts";

const shoppers = 16;
const isControl = process.argv.includes("--control");
const rounds = Number(process.argv.find((word) => word.startsWith("--rounds="))?.split("=")[1] ?? 10);

type Damage = { lost: number; doubled: number };

const total: Damage = { lost: 0, doubled: 0 };
await withDataFolder(async (dataDir) => {
  const ledger: Ledger = { confirmed: new Map(), unanswered: new Set() };
  for (let round = 1; round <= rounds; round += 1) {
    const before = ledger.confirmed.size;
    await orderAndKill(dataDir, ledger);
    const confirmed = ledger.confirmed.size - before;
    const unanswered = ledger.unanswered.size;
    const { lost, doubled } = await reopenAndCompare(dataDir, ledger);
    total.lost += lost;
    total.doubled += doubled;
    console.log(
      `round ${round}: ${confirmed} confirmed, ${unanswered} unanswered, ${lost} lost, ${doubled} doubled`,
    );
  }
  console.log(`${ledger.confirmed.size} orders confirmed, ${total.lost} lost, ${total.doubled} doubled`);
});
process.exitCode = total.lost + total.doubled === 0 ? 0 : 1;

/** One life of the shop, ended at a random moment while all shoppers order. */
async function orderAndKill(dataDir: string, ledger: Ledger): Promise<void> {
  const shop = await startProductionShop(dataDir);
  if (isControl) await confirmTooEarly(dataDir);
  const ordering = orderUntilItFails(shop.origin, ledger, shoppers);
  await sleep(500 + Math.random() * 2_000);
  await killTree(shop.pid);
  await ordering;
  if (isControl) await confirmInTimeAgain(dataDir);
}

/** The next life: the shoppers ask again about what got no answer, then all is compared with their ledger. */
async function reopenAndCompare(dataDir: string, ledger: Ledger): Promise<Damage> {
  const shop = await startProductionShop(dataDir);
  await askAgain(shop.origin, ledger);
  const lost = await countLost(shop.origin, ledger);
  const doubled = await countDoubled(shop.databaseUrl);
  await shop.stop();
  return { lost, doubled };
}

/** As a shopper would notice: the number is unknown. A lost one is struck from the ledger, to be counted once. */
async function countLost(origin: string, { confirmed }: Ledger): Promise<number> {
  const queue = [...confirmed];
  let lost = 0;
  const ask = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [key, number] = next;
      const response = await fetch(origin + trackOrder.path, {
        method: trackOrder.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ OrderID: number }),
      });
      await response.body?.cancel();
      if (response.status === 200) continue;
      confirmed.delete(key);
      lost += 1;
    }
  };
  await Promise.all(Array.from({ length: shoppers }, ask));
  return lost;
}

/** Orders beyond one a key: every order of this run was placed with a key, and a key stays for days. */
async function countDoubled(databaseUrl: string): Promise<number> {
  const { pool, close } = createDatabase(databaseUrl);
  const count = await pool.query<{ orders: number; keys: number }>(
    "select (select count(*) from orders) as orders, (select count(*) from idempotency_keys) as keys",
  );
  await close();
  const [row] = count.rows;
  return row ? Math.abs(row.orders - row.keys) : 0;
}
