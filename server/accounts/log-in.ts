import { sql } from "kysely";
import type pg from "pg";
import type { User } from "#contract/accounts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { ShopApp } from "../shop-app.ts";
import { QueueFullError } from "./bounded-queue.ts";
import { type Account, asUser, findAccount } from "./find-account.ts";
import { hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";
import { isDeviceOf, makeDevice } from "./known-device.ts";
import { takeLoginTry } from "./login-tries.ts";
import { endSession, startSession } from "./sessions.ts";

export type LoginDesk = { app: Pick<ShopApp, "takeOf">; pool: pg.Pool; secretKey: Buffer };

export type LoginAttempt = {
  email: string;
  password: string;
  ip: string;
  /** The cookie of a known device. */
  device: string | undefined;
  /** The token of the session that the browser has already. */
  oldToken: string | undefined;
};

export type LoginResult =
  /** `token` and `device` are for the browser to keep. */
  | { outcome: "logged-in"; user: User; token: string; device: string }
  | { outcome: "wrong-credentials" }
  | { outcome: "too-many"; seconds: number };

type Password = { userId: string; old: string; fresh: string };

// Also holds a new password back until the session is there to be ended by it.
const confirmPassword = namedQuery(
  "confirm-password",
  (param: Param<Omit<Password, "fresh">>) => sql<{ id: string }>`
    select id from users where id = ${param("userId")}::uuid and password_hash = ${param("old")} for share`,
);

const renewHash = namedQuery(
  "renew-password-hash",
  (param: Param<Password>) => sql<{ id: string }>`
    update users set password_hash = ${param("fresh")}
    where id = ${param("userId")}::uuid and password_hash = ${param("old")} returning id`,
);

/**
 * Starts a session with an e-mail address and a password, and ends the one that the browser had. An unknown address, an
 * account without a password and a wrong password are alike, in the answer and in the work.
 */
export async function logIn(desk: LoginDesk, attempt: LoginAttempt): Promise<LoginResult> {
  const account = await findAccount(desk.pool, attempt.email);
  const device = knownDevice(desk, account, attempt.device);
  const turn = await takeLoginTry(desk.app, { ...attempt, device });
  if (turn.outcome === "refused") return { outcome: "too-many", seconds: turn.seconds };
  let failed = false;
  try {
    const isRight = await verifyPassword(account?.password_hash, attempt.password);
    const token = isRight && account ? await openSession(desk.pool, account, attempt) : undefined;
    if (!account || token === undefined) {
      failed = true;
      return { outcome: "wrong-credentials" };
    }
    const kept = device ?? makeDevice(desk.secretKey, account.id);
    return { outcome: "logged-in", user: asUser(account), token, device: kept };
  } finally {
    if (!failed) await turn.giveBack();
  }
}

function knownDevice(desk: LoginDesk, account: Account | undefined, cookie: string | undefined) {
  if (!account || cookie === undefined) return undefined;
  return isDeviceOf(desk.secretKey, account.id, cookie) ? cookie : undefined;
}

/** Gives the token; undefined if the password was changed in the meantime. */
async function openSession(
  pool: pg.Pool,
  { id, password_hash }: Account,
  { password, oldToken }: LoginAttempt,
): Promise<string | undefined> {
  const old = password_hash ?? "";
  const fresh = isOutdated(old) ? await hashPassword(password).catch(later) : undefined;
  return withTransaction(pool, async (client) => {
    if (!(await isStillRight(client, { userId: id, old, fresh }))) return undefined;
    if (oldToken !== undefined) await endSession(client, oldToken);
    return startSession(client, id);
  });
}

async function isStillRight(
  executor: Executor,
  { userId, old, fresh }: Omit<Password, "fresh"> & { fresh: string | undefined },
): Promise<boolean> {
  const rows =
    fresh === undefined
      ? await confirmPassword.run(executor, { userId, old })
      : await renewHash.run(executor, { userId, old, fresh });
  return rows.length === 1;
}

/** The hash can be renewed with the next login. */
function later(error: unknown): undefined {
  if (!(error instanceof QueueFullError)) throw error;
  return undefined;
}
