import { readFileSync, writeFileSync } from "node:fs";
import type pg from "pg";
import { z } from "zod";

/** A table of as many rows is not to be read as a whole. */
const bigTable = 10_000;

const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });
export type Statement = z.infer<typeof statement>;

type Plan = {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Index Name"?: string | undefined;
  "Parent Relationship"?: string | undefined;
  Plans?: Plan[] | undefined;
};
const plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    "Relation Name": z.string().optional(),
    "Index Name": z.string().optional(),
    "Parent Relationship": z.string().optional(),
    Plans: z.array(plan).optional(),
  }),
);
const explained = z.array(z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: plan })]) })).length(1);

/** The statements of a running shop since the last call; it was started with `record-statements.ts`. */
export function takeStatements(file: string): Statement[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  writeFileSync(file, "");
  return lines.map((line) => statement.parse(JSON.parse(line)));
}

export async function bigTables(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace",
    [bigTable],
  );
  return new Set(rows.map((row) => row.relname));
}

export type Explained = {
  scanned: string[];
  indexes: string[];
};

/** How PostgreSQL goes about a statement with these values; nothing is done. Undefined for what it has no plan for. */
export async function explain(
  pool: pg.Pool,
  { text, values }: Statement,
  big: ReadonlySet<string>,
): Promise<Explained | undefined> {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined;
  const { rows } = await pool.query({ text: `explain (format json) ${text}`, values });
  const nodes = nodesOf(explained.parse(rows)[0]?.["QUERY PLAN"][0].Plan);
  const scanned = nodes
    .filter(({ type, isCutShort }) => type === "Seq Scan" && !isCutShort)
    .map(({ table }) => table)
    .filter((table) => big.has(table));
  const indexes = nodes.map(({ index }) => index).filter(Boolean);
  return { scanned: [...new Set(scanned)], indexes: [...new Set(indexes)] };
}

type Node = { type: string; table: string; index: string; isCutShort: boolean };

/** Hands rows on as they come, so that a limit above ends what is below. */
const streaming = ["Nested Loop", "Subquery Scan", "Result", "Append", "LockRows"];

/** All parts of a plan; a scan is cut short by a limit above that needs only its first rows. */
function nodesOf(plan: Plan | undefined, isLimited = false): Node[] {
  if (!plan) return [];
  const { "Node Type": type, "Parent Relationship": relationship } = plan;
  const isCutShort = isLimited && relationship !== "InitPlan" && relationship !== "SubPlan";
  const limitsNext = type === "Limit" || (isCutShort && streaming.includes(type));
  return [
    { type, table: plan["Relation Name"] ?? "", index: plan["Index Name"] ?? "", isCutShort },
    ...(plan.Plans ?? []).flatMap((child) => nodesOf(child, limitsNext)),
  ];
}
