import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import { afterAll, inject } from "vitest";
import { createDemoDatabase, type TestDatabase } from "#database/testing/create-test-database.ts";
import { readConfig } from "#server/platform/config.ts";
import type { WorkClass, WorkLimits } from "#server/platform/http/admission.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { startTraces } from "#server/platform/tracing/traces.ts";
import { countTogether } from "#server/scale-out/scale-out.ts";
import { buildApp } from "../app.ts";
import type { PageHandler } from "../pages/render-page.ts";
import { createServices, type Services } from "../services.ts";
import { unlimitedWork } from "./limit-work.ts";
import { personalLines } from "./pii-markers.ts";
import { addBucket } from "./start-bucket.ts";

export type TestShop = {
  app: ShopApp;
  database: TestDatabase;
  services: Services;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  logged(): string;
};

export type TestShopOptions = {
  /** Settings as in the environment; the rate limits are out of reach unless given. */
  env?: Record<string, string>;
  pages?: PageHandler;
  /** Work limits; unlimited unless given. */
  workLimits?: Record<WorkClass, WorkLimits>;
};

/**
 * A whole shop for one test file: the real server on a separate database with the demo shop. Await it at the top of
 * the file; it closes automatically, and fails the file if its server logged personal data.
 */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const asked = { RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "info" };
  const { tracing } = readConfig({ ...asked, ...options.env });
  const traces = tracing && (await startTraces(tracing));
  const database = await createDemoDatabase({ traceStep: traces?.step });
  const config = readConfig({ ...asked, ...(await shared(database)), ...options.env });
  // The log exists before the app, which needs it.
  let built: ShopApp | undefined;
  const log = { warn: (facts: object, words: string) => built?.log.warn(facts, words) };
  const uploadFolder = join(tmpdir(), `uploads-${randomBytes(8).toString("hex")}`);
  const services = await createServices({
    config,
    directUrl: database.directUrl,
    log,
    noteEvery: 0,
    database,
    traces,
    secretKey: randomBytes(32),
    uploadFolder,
    drawingFolder: join(tmpdir(), `drawn-${randomBytes(8).toString("hex")}`),
    origin: () => config.publicOrigin ?? `http://localhost:${config.port}`,
  });
  const lines: string[] = [];
  const logFile = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { count, stop: stopCounting } = await countTogether(config, services);
  const app = await buildApp({
    config,
    services,
    log: logFile,
    workLimits: options.workLimits ?? unlimitedWork,
    ...(options.pages ? { pages: options.pages } : {}),
    ...(count && { count }),
  });
  built = app;
  await app.ready();
  afterAll(async () => {
    await app.close();
    await stopCounting();
    await services.catalogVersion.stop();
    await traces?.stop();
    await rm(uploadFolder, { recursive: true, force: true });
    await rm(services.drawingFolder, { recursive: true, force: true });
    const personal = await personalLines(lines.join(""), database);
    if (personal.length > 0) throw new Error(`The log tells of a person:\n${personal.join("\n")}`);
  });
  return {
    app,
    database,
    services,
    logged: () => lines.join(""),
    post: (url, body, headers = {}) => {
      const request: InjectOptions = { method: "POST", url, headers };
      if (body !== undefined) request.payload = body as object;
      return app.inject(request);
    },
  };
}

/** Shared services of this run, if it has any. */
async function shared({ url, directUrl }: TestDatabase): Promise<Record<string, string>> {
  const { redisUrl, bucket } = inject("sharedParts");
  return {
    ...(url !== directUrl && { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }),
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    ...(bucket && (await addBucket(bucket))),
  };
}
