import pg from "pg";
import { type Connection, ownerUrl, shopRole } from "./connection-file.ts";

/** Opens the tables that migrations of the current database create from now on to the shop's role. */
export const openTablesToShopRole = `
  alter default privileges grant select, insert, update, delete on tables to ${shopRole};
  alter default privileges grant usage, select on sequences to ${shopRole};
`;

export async function ensureShopRole(connection: Connection): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl(connection), connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [shopRole]);
    if (rowCount === 0) await client.query(createShopRole(connection.shopPassword));
  } finally {
    await client.end();
  }
}

// One text of several statements is one transaction.
function createShopRole(password: string): string {
  return `create role ${shopRole} login password ${pg.escapeLiteral(password)}; ${openTablesToShopRole}`;
}
