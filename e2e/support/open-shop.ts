import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProductionShop } from "../../bench/production-shop.ts";

/** Opens the built shop on a data folder of its own for the whole run, and gives what closes it again. */
export default async function openShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-e2e-"));
  const shop = await startProductionShop(dataDir);
  process.env.SHOP_ORIGIN = shop.origin;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
