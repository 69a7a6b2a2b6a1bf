import pg from "pg";
import { type Config, isPooled } from "#server/platform/config.ts";

type Addresses = Pick<Config, "databaseUrl" | "databaseDirectUrl">;

/** The database of `DATABASE_URL` cannot be used as it is; the message is a sentence for the merchant. */
export class UnusableDatabaseError extends Error {
  override readonly name = "UnusableDatabaseError";
}

/**
 * Does `work` on the database of `DATABASE_URL`; an error of connecting to it is thrown as an `UnusableDatabaseError`
 * that names the setting, with the error as its cause: whether to wait for it is `isTransientError`'s to say. Any other
 * is thrown as it is.
 */
export async function explainingDatabase<Result>(
  addresses: Addresses,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const sentence = explain(error, addresses);
    throw sentence === undefined ? error : new UnusableDatabaseError(sentence, { cause: error });
  }
}

function explain(error: unknown, addresses: Addresses): string | undefined {
  if (addresses.databaseDirectUrl === undefined) return undefined;
  const { name, user, server, port } = partsOf(addresses.databaseDirectUrl);
  const setting = isPooled(addresses) ? "DATABASE_URL or DATABASE_DIRECT_URL" : "DATABASE_URL";
  switch (codeOf(error)) {
    case "3D000":
      return `The server at ${server}:${port} has no database called ${name}: create it, or correct ${setting}.`;
    case "28P01":
    case "28000":
    case "no-password":
      return `The server at ${server}:${port} does not let the user ${user} in: correct the user and the password in ${setting}.`;
    case "42501":
      return `The user ${user} may not set up tables in the database ${name}: let that user own it, or correct ${setting}.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `No server is called ${server} (${setting}).`;
    case "ECONNREFUSED":
      return `Nothing answers at ${server}:${port} (${setting}).`;
    case "57P03":
      return `The database at ${server}:${port} is still starting.`;
    default:
      return undefined;
  }
}

function partsOf(address: string) {
  const url = URL.canParse(address) ? new URL(address) : new URL("postgres://localhost");
  return {
    name: decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username),
    user: decodeURIComponent(url.username) || "of the system",
    server: decodeURIComponent(url.hostname) || "localhost",
    port: url.port || "5432",
  };
}

/** Of a name with several addresses each is tried: they fail alike, or the first says it. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return error.errors.map(codeOf).find((code) => code !== undefined);
  if (!(error instanceof Error)) return undefined;
  if (/client password must be a string|SASL/.test(error.message)) return "no-password";
  if (error instanceof pg.DatabaseError || "syscall" in error)
    return "code" in error ? String(error.code) : undefined;
  return error.cause === undefined ? undefined : codeOf(error.cause);
}
