/** The tables of the shop, as Kysely sees them: one entry a table. */
export interface Schema {
  kysely_migration: { name: string; timestamp: string };
}
