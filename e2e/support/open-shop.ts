import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProductionShop } from "../../bench/production-shop.ts";
import { plantOrder } from "./plant-order.ts";
import { firstOwner } from "./staff.ts";

/** Names, addresses, phones, passwords of all journeys carry one of these; a log must hold none of them. */
const personalMarks = /journey|3001234567/i;

/** Starts the built shop on a separate data folder for the whole run; returns its stop function. */
export default async function openShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-e2e-"));
  let log = "";
  let ended: string | undefined;
  process.env.ADMIN_EMAIL = firstOwner.email;
  process.env.ADMIN_PASSWORD = firstOwner.password;
  const shop = await startProductionShop(dataDir, {
    onOutput: (text) => {
      log += text;
    },
    // Every later journey fails then, and none of them can say why.
    onUnexpectedEnd: (reason) => {
      ended = `${reason}\nIts log ends with:\n${log.slice(-2_000)}`;
      process.stderr.write(`${ended}\n`);
    },
  });
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  process.env.SHOP_DATA_DIR = dataDir;
  await plantOrder(shop);
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
    if (ended) throw new Error(ended);
    const personal = log.split("\n").filter((line) => personalMarks.test(line));
    if (personal.length > 0) throw new Error(`The log names a person:\n${personal.join("\n")}`);
    if (!log.includes('"route":')) throw new Error("The log was not kept.");
  };
}
