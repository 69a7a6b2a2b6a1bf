import { appendFileSync } from "node:fs";
import pg from "pg";

// Loaded before the shop (`node --import`), so that what it asks PostgreSQL can be explained: the very statements, no
// copy.

const file = process.env.STATEMENTS_FILE;
if (!file) throw new Error("Say in STATEMENTS_FILE where the statements go.");

type Asked = { text: string; values: unknown[] };

const { query } = pg.Client.prototype;

pg.Client.prototype.query = new Proxy(query, {
  apply(target, client, args: unknown[]) {
    const asked = statementOf(args);
    if (asked) appendFileSync(file, `${JSON.stringify(asked)}\n`);
    return Reflect.apply(target, client, args);
  },
});

function statementOf([first, second]: unknown[]): Asked | undefined {
  if (typeof first === "string") return asAsked(first, second);
  if (typeof first !== "object" || first === null || !("text" in first)) return undefined;
  const values = "values" in first ? first.values : second;
  return typeof first.text === "string" ? asAsked(first.text, values) : undefined;
}

function asAsked(text: string, values: unknown): Asked {
  return { text, values: Array.isArray(values) ? values.map(inWords) : [] };
}

/** As PostgreSQL reads it from a text. */
function inWords(value: unknown): unknown {
  return value instanceof Buffer ? `\\x${value.toString("hex")}` : value;
}
