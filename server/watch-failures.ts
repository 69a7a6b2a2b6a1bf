import type { FastifyBaseLogger } from "fastify";

export type FailureWatch = {
  /** It failed. The first time in a row is logged, with the reason. */
  met(error: unknown): void;
  /** It worked: the next failure is news again. */
  over(): void;
};

const undefinedTable = "42P01";

/**
 * Makes the failures of work that nobody waits for heard, once each: `words` are logged with the code of the error, or with the
 * kind of it, and never with its message, which may quote what a person wrote.
 */
export function watchFailures(log: Pick<FastifyBaseLogger, "warn">, words: string): FailureWatch {
  let known = false;
  return {
    met(error) {
      const reason = reasonOf(error);
      // Before the first start has set up the database there is nothing to work on.
      if (known || reason.code === undefinedTable) return;
      known = true;
      log.warn(reason, words);
    },
    over() {
      known = false;
    },
  };
}

function reasonOf(error: unknown): { code?: unknown; kind?: string } {
  if (!(error instanceof Error)) return {};
  return "code" in error ? { code: error.code } : { kind: error.name };
}
