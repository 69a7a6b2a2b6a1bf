import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from "kysely";
import type pg from "pg";
import type { Schema } from "./schema/schema.ts";

export interface Executor {
  query<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

export type Param<Input> = <Key extends keyof Input & string>(key: Key) => RawBuilder<Input[Key]>;

export interface NamedQuery<Input, Row> {
  run(executor: Executor, input: Input): Promise<Row[]>;
}

interface Buildable<Row> {
  compile(executor: Kysely<Schema>): CompiledQuery<Row>;
}

/** Builds queries without a connection, for namedQuery. */
export const query = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Compiles a query once, to be run by name as a prepared statement: on hot paths this is three times as fast as
 * building and planning it each time. Define it at module level, with a name no other query has:
 *
 *     const findColors = namedQuery("find-colors", (param: Param<{ productId: string }>) =>
 *       query.selectFrom("colors").select(["id", "label"]).where("product_id", "=", param("productId")));
 *     const colors = await findColors.run(database.pool, { productId });
 *
 * The builder may also be Kysely's sql`…` template. Its values must be params: a plain value in it is fixed for
 * good. A JavaScript array is sent as a PostgreSQL array, so stringify an array meant as JSON.
 */
export function namedQuery<Input extends object, Row extends pg.QueryResultRow>(
  name: string,
  build: (param: Param<Input>) => Buildable<Row>,
): NamedQuery<Input, Row> {
  const compiled = build((key) => sql`${new Placeholder(key)}`).compile(query);
  const readers = compiled.parameters.map(toReader<Input>);
  return {
    run: async (executor, input) => {
      const values = readers.map((read) => read(input));
      const { rows } = await executor.query<Row>({ name, text: compiled.sql, values });
      return rows;
    },
  };
}

class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

function toReader<Input extends object>(value: unknown): (input: Input) => unknown {
  if (!(value instanceof Placeholder)) return () => value;
  const { key } = value;
  return (input) => Reflect.get(input, key);
}
