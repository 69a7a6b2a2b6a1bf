import type pg from "pg";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { QueueFullError } from "#server/platform/jobs/bounded-queue.ts";
import { hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";
import { type DeviceOwner, isDeviceOf } from "./known-device.ts";
import { takeLoginTry } from "./login-tries.ts";

export type LoginContext = { app: Pick<ShopApp, "takeOf">; pool: pg.Pool; secretKey: Buffer };

export type PasswordAttempt = {
  email: string;
  password: string;
  ip: string;
  device: string | undefined;
};

export type ProvenPassword<Opened> =
  | { outcome: "proven"; opened: Opened }
  | { outcome: "wrong-credentials" }
  | { outcome: "too-many"; seconds: number };

type Owner = DeviceOwner & { password_hash: string | null };
type Password = { userId: string; old: string; fresh: string };

// Also holds a new password back until the session is there to be ended by it.
function confirmPassword(executor: Executor, values: Omit<Password, "fresh">) {
  return read(executor)<{ id: string }>`
    select id from users where id = ${values.userId}::uuid and password_hash = ${values.old} for share`;
}

const renewHash = (executor: Executor, password: Password) => write(executor)<{ id: string }>`
  update users set password_hash = ${password.fresh}
  where id = ${password.userId}::uuid and password_hash = ${password.old} returning id`;

/** No account, an account without a password and a wrong password are alike, in the answer and in the work. */
export async function provePassword<Opened>(
  context: LoginContext,
  account: Owner | undefined,
  attempt: PasswordAttempt,
  open: (client: pg.PoolClient, userId: string) => Promise<Opened>,
): Promise<ProvenPassword<Opened>> {
  const device = knownDevice(context, account, attempt.device);
  const known = account && device !== undefined ? { userId: account.id, device } : undefined;
  const turn = await takeLoginTry(context.app, { ...attempt, device: known });
  if (turn.outcome === "refused") return { outcome: "too-many", seconds: turn.seconds };
  let failed = false;
  try {
    const isRight = await verifyPassword(account?.password_hash, attempt.password, device !== undefined);
    const opened =
      isRight && account ? await openOnce(context.pool, account, attempt.password, open) : undefined;
    if (!account || opened === undefined) {
      failed = true;
      return { outcome: "wrong-credentials" };
    }
    return { outcome: "proven", opened: opened.value };
  } finally {
    if (!failed) await turn.giveBack();
  }
}

function knownDevice(context: LoginContext, account: Owner | undefined, cookie: string | undefined) {
  return account && isDeviceOf(context.secretKey, account, cookie) ? cookie : undefined;
}

/** Undefined if the password was changed in the meantime. */
async function openOnce<Opened>(
  pool: pg.Pool,
  { id, password_hash }: Owner,
  password: string,
  open: (client: pg.PoolClient, userId: string) => Promise<Opened>,
): Promise<{ value: Opened } | undefined> {
  const old = password_hash ?? "";
  const fresh = isOutdated(old) ? await hashPassword(password).catch(later) : undefined;
  return withTransaction(pool, async (client) => {
    if (!(await isStillRight(client, { userId: id, old, fresh }))) return undefined;
    return { value: await open(client, id) };
  });
}

async function isStillRight(
  executor: Executor,
  { userId, old, fresh }: Omit<Password, "fresh"> & { fresh: string | undefined },
): Promise<boolean> {
  const rows =
    fresh === undefined
      ? await confirmPassword(executor, { userId, old })
      : await renewHash(executor, { userId, old, fresh });
  return rows.length === 1;
}

/** The hash can be renewed with the next login. */
function later(error: unknown): undefined {
  if (!(error instanceof QueueFullError)) throw error;
  return undefined;
}
