import type { Database } from "#database/connect.ts";

/**
 * Identifies personal data and credentials. Tests write 'marked' into the names, addresses, texts and passwords that
 * they make up, all e-mail addresses are at example.com, and all phones are mobile ones of Pakistan.
 */
const marks = /marked|@example\.|(?<![\w-])\+?(92|0)[ -]?3\d\d[ -]?\d{7}\b|\b(sid|staff)=|\$argon2/i;

/** A recovery code of staff, or the address of an authenticator app. */
const factors = /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b|otpauth:/;

/**
 * The lines of a server's log with personal data: anything marked, a session's cookie, a digest of a password, a
 * second factor, or a mailed code still in this database.
 */
export async function personalLines(log: string, { pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    "select data->>'code' as code from outgoing_mails where data ? 'code'",
  );
  const codes = rows.map(({ code }) => new RegExp(`\\b${code}\\b`));
  return log.split("\n").filter((line) => [marks, factors, ...codes].some((mark) => mark.test(line)));
}
