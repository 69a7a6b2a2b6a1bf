import type pg from "pg";

/** A part of some work, as a trace tells of it: nothing of a person is in it, nor the id of anything of theirs. */
export type Step = {
  name: string;
  facts?: Readonly<Record<string, string | number>>;
  /** Another program is asked, and its answer waited for. */
  isOutgoing?: true;
};

/** Does `work` as a step of the trace that is under way; where none is, it is just done. */
export type TraceStep = <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;

export const untraced: TraceStep = (_step, work) => work();

const tracers = new WeakMap<pg.Pool, TraceStep>();

/** Reports the work of a pool. */
export function tracerOf(pool: pg.Pool): TraceStep {
  return tracers.get(pool) ?? untraced;
}

type Ask = (...question: unknown[]) => Promise<unknown>;

/** Traces every statement of `pool`: its text with placeholders, never its values. */
export function traceStatements(pool: pg.Pool, traceStep: TraceStep): void {
  tracers.set(pool, traceStep);
  const traced =
    (ask: Ask): Ask =>
    (...question) =>
      traceStep(stepOf(question[0]), () => ask(...question));
  Object.assign(pool, { query: traced(pool.query.bind(pool) as Ask) });
  pool.on("connect", (client) => {
    const ask = client.query.bind(client) as Ask;
    const askTraced = traced(ask);
    const query: Ask = (...question) => (isAwaited(question) ? askTraced(...question) : ask(...question));
    Object.assign(client, { query });
  });
}

/** The pool calls its own methods by callback, which would be reported twice; a stream of rows is read by its maker. */
function isAwaited(question: readonly unknown[]): boolean {
  const [first] = question;
  const isStream = typeof first === "object" && first !== null && "submit" in first;
  return !isStream && typeof question.at(-1) !== "function";
}

function stepOf(question: unknown): Step {
  const text = typeof question === "string" ? question : (question as pg.QueryConfig).text;
  return {
    name: summaryOf(text),
    facts: { "db.system.name": "postgresql", "db.query.text": text },
    isOutgoing: true,
  };
}

const writes = /\b(insert) into (\w+)|\b(delete) from (\w+)|(?<!for |do )\b(update) (\w+)/gi;

/** The verb and the tables of a statement, "insert orders"; where nothing is written, the first table that is read. */
function summaryOf(text: string): string {
  const written = [...text.matchAll(writes)];
  const found =
    written.length > 0 ? written : [/\b(select)\b.*?\bfrom (\w+)/is.exec(text) ?? /(\w+)/.exec(text) ?? []];
  const done = found.map(([, ...words]) => words.filter(Boolean).join(" ").toLowerCase());
  return [...new Set(done)].join(", ");
}
