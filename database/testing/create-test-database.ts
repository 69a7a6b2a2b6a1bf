import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { createDatabase, type Database, type DatabaseOptions, type DatabaseTimeouts } from "../connect.ts";
import { keepTimeoutsForRole } from "../pooler.ts";
import { execute, inDatabase } from "./test-server.ts";

/**
 * Nothing is measured by most tests: a slow machine may take its time. One about the shop's own limits asks for
 * `databaseTimeouts`.
 */
const patientTimeouts: DatabaseTimeouts = {
  connect: 30_000,
  statement: 30_000,
  lock: 15_000,
  idleInTransaction: 30_000,
  answer: 40_000,
};

export interface TestDatabase extends Database {
  /** Opens a further pool, as another process of the shop has one. */
  openAgain(options?: DatabaseOptions): Database;
  /** For a second pool, or a program under test. */
  readonly url: string;
  /** The same without the pooler that there may be in between. */
  readonly directUrl: string;
  /** May also change tables. */
  readonly ownerUrl: string;
}

/**
 * Gives the test file an empty, migrated database of its own, open in a pool and dropped when the file is done.
 * To be awaited at the top of the file, outside of hooks and tests.
 */
export function createTestDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  return cloneDatabase(inject("testServer").template, options);
}

/** As `createTestDatabase`, with the demo shop in it. */
export function createDemoDatabase(options?: DatabaseOptions): Promise<TestDatabase> {
  return cloneDatabase(inject("testServer").demoTemplate, options);
}

async function cloneDatabase(template: string, options?: DatabaseOptions): Promise<TestDatabase> {
  const server = inject("testServer");
  const name = `tabeeb_test_${randomBytes(6).toString("hex")}`;
  await execute(server.ownerUrl, `create database ${name} template ${template}`);
  const directUrl = inDatabase(server.url, name);
  const url = server.pooledUrl === undefined ? directUrl : inDatabase(server.pooledUrl, name);
  // Before the pooler has a session: it would keep that one without its limits.
  if (url !== directUrl) await limitSessions(directUrl, { ...patientTimeouts, ...options?.timeouts });
  const openAgain = (own?: DatabaseOptions) =>
    createDatabase(url, {
      isPooled: url !== directUrl,
      ...own,
      timeouts: { ...patientTimeouts, ...own?.timeouts },
    });
  const database = openAgain(options);
  afterAll(async () => {
    await database.close();
    await execute(server.ownerUrl, `drop database ${name} with (force)`);
  });
  return { ...database, openAgain, url, directUrl, ownerUrl: inDatabase(server.ownerUrl, name) };
}

async function limitSessions(url: string, timeouts: DatabaseTimeouts): Promise<void> {
  const { pool, close } = createDatabase(url, { poolSize: 1 });
  await keepTimeoutsForRole(pool, timeouts);
  await close();
}
