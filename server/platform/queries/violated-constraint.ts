import pg from "pg";

/** unique_violation and foreign_key_violation (PostgreSQL, appendix A). */
const violations = new Set(["23505", "23503"]);

/** The unique or foreign key that a statement ran against; undefined for any other failure. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !violations.has(error.code ?? "")) return undefined;
  return error.constraint;
}
