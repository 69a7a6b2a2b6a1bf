import { z } from "zod";
import type { Executor } from "./query.ts";

const columns = z.record(z.string(), z.string());

/**
 * The schema that the code of a release finds in its database, and that newer migrations therefore have to preserve.
 */
export const releaseSchema = z.object({
  migration: z.string(),
  /**
   * `table`, `table.column` or a function, that the code of the release neither reads nor writes any more: may be
   * dropped.
   */
  unused: z.array(z.string()),
  /** Of each table its columns: type, `required` where an insert has to name it, `filled` where it has a default. */
  tables: z.record(z.string(), columns),
  /** Of each table the columns that are unique together: what `on conflict` goes by. */
  unique: z.record(z.string(), z.array(z.string())),
  /** With the types of their parameters, and what they return. */
  functions: columns,
});
export type ReleaseSchema = z.infer<typeof releaseSchema>;

const tablesOf = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as required, a.attnotnull as filled
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
  order by 1, a.attnum`;

const uniqueOf = `
  select c.relname as table, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '') as columns
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'
  order by 1, 2`;

// Triggers belong to their tables; code calls the others.
const functionsOf = `
  select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, pg_get_function_result(p.oid) as result
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by 1`;

/** The schema of a database with every migration of the code. */
export async function readSchema(pool: Executor): Promise<Omit<ReleaseSchema, "unused">> {
  const ask = async <Row extends Record<string, unknown>>(text: string) =>
    (await pool.query<Row>({ text })).rows;
  const [last] = await ask<{ name: string }>("select max(name) as name from kysely_migration");
  const tables: ReleaseSchema["tables"] = {};
  type Column = { table: string; name: string; type: string; required: boolean; filled: boolean };
  for (const { table, name, type, required, filled } of await ask<Column>(tablesOf)) {
    tables[table] ??= {};
    tables[table][name] = `${type}${required ? " required" : filled ? " filled" : ""}`;
  }
  const unique: ReleaseSchema["unique"] = {};
  for (const { table, columns: ofIndex } of await ask<{ table: string; columns: string }>(uniqueOf)) {
    unique[table] ??= [];
    unique[table].push(ofIndex);
  }
  const functions = await ask<{ name: string; result: string }>(functionsOf);
  return {
    migration: last?.name ?? "",
    tables,
    unique,
    functions: Object.fromEntries(functions.map(({ name, result }) => [name, result])),
  };
}

type Found = Omit<ReleaseSchema, "unused">;

/** Sentences on what the code of `release` would miss in a database like `now`, or not know to give it. */
export function findBreaks(release: ReleaseSchema, now: Found): string[] {
  const unused = new Set(release.unused);
  const tables = Object.entries(release.tables)
    .filter(([table]) => !unused.has(table))
    .flatMap(([table, before]) => {
      const after = now.tables[table];
      if (!after) return [`The table ${table} is gone.`];
      const used = Object.entries(before).filter(([column]) => !unused.has(`${table}.${column}`));
      return [
        ...used.flatMap(([column, was]) => breakOfColumn(`${table}.${column}`, was, after[column])),
        ...Object.entries(after)
          .filter(([column, is]) => before[column] === undefined && /required$/.test(is))
          .map(([column]) => `The new column ${table}.${column} must be given: older code does not know it.`),
        ...(release.unique[table] ?? [])
          .filter((index) => !unused.has(`${table} ${index}`) && !now.unique[table]?.includes(index))
          .map((index) => `In ${table} is no unique index ${index} any more.`),
      ];
    });
  const functions = Object.entries(release.functions)
    .filter(([name]) => !unused.has(name))
    .flatMap(([name, was]) => breakOfFunction(name, was, now.functions[name]));
  return [...tables, ...functions];
}

function breakOfColumn(column: string, was: string, is: string | undefined): string[] {
  if (is === undefined) return [`The column ${column} is gone.`];
  if (is === was) return [];
  const [type, typeNow] = [was, is].map((each) => each.replace(/ (required|filled)$/, ""));
  if (type !== typeNow) return [`The column ${column} was ${type} and is ${typeNow}.`];
  if (/ required$/.test(is)) return [`The column ${column} must be given now, and did not have to be.`];
  // A new default requires less of inserts.
  if (/ required$/.test(was)) return / filled$/.test(is) ? [] : [`The column ${column} may be null now.`];
  return / filled$/.test(is)
    ? [`The column ${column} takes no null any more.`]
    : [`The column ${column} may be null now.`];
}

function breakOfFunction(name: string, was: string, is: string | undefined): string[] {
  if (is === undefined) return [`The function ${name} is gone.`];
  return is === was ? [] : [`The function ${name} gave ${was} and gives ${is}.`];
}
