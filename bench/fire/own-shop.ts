import { createDatabase, type Database } from "#database/connect.ts";
import { type ProductionShop, withProductionShop } from "../production-shop.ts";
import type { Trial } from "./promise.ts";

type OwnShop = ProductionShop & {
  database: Database;
  count: () => Promise<number>;
};

export function onOwnShop(
  work: (shop: OwnShop) => Promise<Trial[]>,
  options: Parameters<typeof withProductionShop>[0] = {},
): Promise<Trial[]> {
  return withProductionShop(options, async (shop) => {
    const database = createDatabase(shop.databaseUrl);
    const count = async () =>
      Number((await database.pool.query("select count(*) as orders from orders")).rows[0].orders);
    try {
      return await work({ ...shop, database, count });
    } finally {
      await database.close();
    }
  });
}
