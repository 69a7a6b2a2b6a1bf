import pg from "pg";
import { placeSampleOrder } from "../../bench/sample-order.ts";

export async function plantOrder(shop: { origin: string; databaseUrl: string }): Promise<void> {
  const number = await placeSampleOrder(shop.origin);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const stored = number.replace(/^TB-/, "").replaceAll("-", "");
    await client.query("update orders set number = '000000000000' where number = $1", [stored]);
  } finally {
    await client.end();
  }
}
