import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fc from "fast-check";
import { signup } from "#contract/customers/accounts.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { errorBody, errorStatus } from "#contract/http/errors.ts";
import { createOrder, createOrderAsGuest } from "#contract/orders/orders.ts";
import type { Database } from "#database/connect.ts";
import { ownerUrl, readConnection } from "#database/embedded/connection-file.ts";
import { execute } from "#database/testing/test-server.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { type Sessions, startSessions } from "../office-sessions.ts";
import { anyBody, anyQuery } from "./any-request.ts";
import { contractCalls, type JsonSchema, schemaOf } from "./contract-calls.ts";
import { onOwnShop } from "./own-shop.ts";
import type { Extent, Trial } from "./promise.ts";

const amounts = { short: 30, long: 2_000 } satisfies Record<Extent, number>;

/** Concurrency: the password queue holds twenty, and its refusals would distort the trial. */
const clients = 12;

/** Timeout of a call, in milliseconds. */
const longestWait = 20_000;

/** Bytes above the limit of every call except file uploads. */
const tooMany = 3 * 1024 * 1024;

type Answer = { call: string; status: number; fault?: string };

type Surroundings = { origin: string; sessions: Sessions["headers"] };

/** Fuzzes every call of the contract as a guest, a customer and an owner. */
export function sendGarbage(extent: Extent): Promise<Trial[]> {
  return send(amounts[extent]);
}

/** The control: a missing table causes failures that the trial must detect. */
export function sendGarbageWithoutTable(): Promise<Trial[]> {
  return send(amounts.short, "alter table measurement_sets rename to measurement_sets_gone");
}

function send(amount: number, damage?: string): Promise<Trial[]> {
  return onOwnShop(async ({ origin, database, dataDir }) => {
    if (damage !== undefined) await execute(ownerUrl(readConnection(join(dataDir, "postgres"))), damage);
    const calls = await contractCalls();
    const answers: Answer[] = [];
    for (const call of calls) {
      // The last call may have ended the sessions or closed the shop.
      await database.pool.query("delete from settings where name = 'maintenance'");
      const customer = await register(origin, database);
      const sessions = await startSessions(database, customer);
      answers.push(...(await sendTo(call, amount, { origin, sessions: sessions.headers })));
    }
    const faults = answers.filter(({ fault }) => fault !== undefined);
    const examples = [...new Set(faults.map(({ call, fault }) => `${call}: ${fault}`))].slice(0, 12);
    const share = (from: number) =>
      answers.filter(({ status }) => status >= from && status < from + 100).length;
    return [
      {
        what: `${calls.length} calls, ${amount} requests each`,
        figures: `2xx: ${share(200)}, 4xx: ${share(400)}, 5xx: ${share(500)}, broken: ${share(0)}${examples.length > 0 ? `; ${examples.join("; ")}` : ""}`,
        isKept: faults.length === 0,
      },
    ];
  });
}

/** Seeded, so that findings can be reproduced. */
const seed = 20_261_125;

async function sendTo(call: Endpoint, amount: number, { origin, sessions }: Surroundings): Promise<Answer[]> {
  const bodies = fc.sample(bodyOf(call), { numRuns: amount, seed });
  const querySchema = schemaOf(call.query) ?? {};
  const queries = fc.sample(anyQuery(querySchema), { numRuns: amount, seed });
  const answers: Answer[] = [];
  const askers = Object.values(sessions);
  let next = 0;
  const client = async () => {
    for (let index = next++; index < amount; index = next++) {
      const url = `${origin}${call.path}?${queries[index]}`;
      const headers = {
        "idempotency-key": randomUUID(),
        ...askers[index % askers.length],
        ...bodies[index]?.headers,
      };
      const hasBody = call.method !== "GET" && bodies[index]?.text !== undefined;
      const init = { method: call.method, headers, ...(hasBody && { body: bodies[index]?.text ?? "" }) };
      answers.push(await ask(call, url, init));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

type Body = { text: string | undefined; headers: Record<string, string> };

/** Mostly JSON; otherwise invalid JSON, a wrong content type or an oversized body. */
function bodyOf(call: Endpoint): fc.Arbitrary<Body> {
  const asJson = { "content-type": "application/json" };
  const schema: JsonSchema = schemaOf(call.body) ?? {};
  const generated = anyBody(schema).map((value) => JSON.stringify(value));
  const wellFormed = isOrder(call) ? fc.oneof(generated, anyOrder) : generated;
  return fc.oneof(
    { weight: 40, arbitrary: wellFormed.map((text) => ({ text, headers: asJson })) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => ({ text, headers: asJson })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "text/csv",
          "a/b/c",
        )
        .map((type) => ({ text: "a=1", headers: { "content-type": type } })),
    },
    { weight: 1, arbitrary: fc.constant({ text: undefined, headers: {} }) },
    { weight: 1, arbitrary: fc.constant({ text: "[".repeat(5_000), headers: asJson }) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 0, max: 20 })
        .map((times) => ({ text: times === 0 ? "x".repeat(tooMany) : "{}", headers: asJson })),
    },
  );
}

const isOrder = ({ path }: Endpoint) => path === createOrder.path || path === createOrderAsGuest.path;

/** An order with one invalid field. */
const anyOrder = fc
  .tuple(fc.constantFrom(...Object.keys(guestOrder())), fc.oneof(fc.anything(), fc.string(), fc.integer()))
  .map(([field, value]) => JSON.stringify(guestOrder({ [field]: value })));

async function ask(call: Endpoint, url: string, init: RequestInit): Promise<Answer> {
  const name = `${call.method} ${call.path}`;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(longestWait) });
    const text = await response.text();
    const fault = faultOf(response.status, text);
    return { call: name, status: response.status, ...(fault !== undefined && { fault }) };
  } catch (error) {
    return { call: name, status: 0, fault: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

/** The server itself validates successful responses against the contract's schemas. */
function faultOf(status: number, text: string): string | undefined {
  if (status < 400) return undefined;
  const body = errorBody.safeParse(asJson(text));
  if (!body.success) return `${status} without the error body: ${text.slice(0, 80)}`;
  const { code } = body.data;
  // One of the requests may have closed the shop for maintenance.
  if (code === "CLOSED") return undefined;
  if (status >= 500) return `${status} ${code}`;
  return Object.entries(errorStatus).some(([name, known]) => name === code && known === status)
    ? undefined
    : `${status} with the code ${code}`;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function register(origin: string, database: Database): Promise<string> {
  const email = `customer.${randomUUID()}@example.com`;
  const response = await fetch(origin + signup.path, {
    method: signup.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Customer", email, password: "a password of the suite" }),
  });
  await response.arrayBuffer();
  const { rows } = await database.pool.query<{ id: string }>("select id from users where email = $1", [
    email,
  ]);
  const [row] = rows;
  if (!row) throw new Error(`No account: ${response.status}.`);
  return row.id;
}
