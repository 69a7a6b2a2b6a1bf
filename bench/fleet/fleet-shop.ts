import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { S3mini } from "s3mini";
import { afterAll, expect } from "vitest";
import { createDatabase } from "#database/connect.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { startReceiver } from "#server/testing/start-receiver.ts";
import { type Answer, askFleet } from "./ask-fleet.ts";
import { startFleet } from "./start-fleet.ts";

export const processes = [1, 2] as const;

/** Promised milliseconds until one process shows a change made at the other. */
const withinASecond = 1_000;

/**
 * A fleet for one file of tests, with a mail server, a CDN and a merchant's tool that listen, and an owner who is
 * signed in. To be awaited at the top of the file; everything ends with it.
 */
export async function createFleetShop() {
  const mails = await startMailServer();
  const receiver = await startReceiver();
  const fleet = await startFleet({
    SMTP_URL: mails.url,
    WEBHOOK_ADDRESSES: "any",
    CDN_SECONDS: "60",
    CDN_PURGE_URL: `http://127.0.0.1:${receiver.port}/purge`,
  });
  const begin = performance.now();
  const database = createDatabase(fleet.databaseUrl);
  afterAll(async () => {
    await database.close();
    await fleet.stop();
    await receiver.close();
    await mails.stop();
  });
  const services = { secretKey: Buffer.from(fleet.secretKey) };
  const { cookie } = await signInStaff({ database, services }, "owner");
  const ask = askFleet(fleet);
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = fleet.bucket;
  const store = new S3mini({
    endpoint: `${S3_ENDPOINT}/${S3_BUCKET}`,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
  const order = (by: 1 | 2 | undefined, changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
    ask("/orders/createOrderAsGuest", {
      ...(by && { by }),
      body: guestOrder(changes),
      headers: { "idempotency-key": key },
    });
  /** Retries with the same idempotency key, as the shop's pages do, after a timeout of a busy machine. */
  const orderPatiently = async (...asked: Parameters<typeof order>): Promise<Answer> => {
    for (let turn = 0; ; turn += 1) {
      const answer = await order(...asked);
      if (answer.status !== 503 || turn === 5) return answer;
      await sleep(500);
    }
  };
  let people = 0;
  const somebody = () => {
    people += 1;
    return { email: `somebody.${people}@example.com`, phone: `0301${String(people).padStart(7, "0")}` };
  };
  /** Waits until both show it; requests sent after one second must, regardless of response time. */
  const bothShow = async (look: (by: 1 | 2) => Promise<boolean>, within = withinASecond) => {
    const begin = performance.now();
    for (const by of processes) {
      for (let asked = begin; !(await look(by)); asked = performance.now()) {
        expect(asked - begin, `what process ${by} shows is old after so many milliseconds`).toBeLessThan(
          within,
        );
        await sleep(20);
      }
    }
  };

  return {
    order,
    orderPatiently,
    somebody,
    bothShow,
    fleet,
    database,
    services,
    mails,
    receiver,
    ask,
    office: (by: 1 | 2, call: string, body?: object | string, headers: Record<string, string> = {}) =>
      ask(`/api/admin/${call}`, {
        by,
        headers: { cookie, ...headers },
        ...(body !== undefined && { body }),
      }),
    bucketHas: (name: string): Promise<boolean> => store.objectExists(name).then(Boolean),
    /** The only row of a statement. */
    only: async (statement: string, values: unknown[] = []): Promise<Record<string, unknown>> => {
      const { rows } = await database.pool.query(statement, values);
      if (rows.length !== 1) throw new Error(`${rows.length} rows: ${statement}`);
      return rows[0];
    },
    /** On a busy machine the proxy may mark a process as down. */
    untilBothAnswer: async () => {
      for (const by of processes)
        await expect
          .poll(async () => (await ask("/healthz", { by })).by, { timeout: 30_000 })
          .toBe(`shop${by}`);
    },
    /** Waits until the fleet has been open for so many milliseconds. */
    untilOpenFor: (milliseconds: number) => sleep(begin + milliseconds - performance.now()),
  };
}

export const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
/** How often each of these came. */
export const countsOf = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
