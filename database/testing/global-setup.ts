import type { TestProject } from "vitest/node";
import { startTestDatabase } from "./start-test-database.ts";
import type { TestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Vitest calls this once before all test files, and what it gives after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestDatabase();
  project.provide("testServer", server);
  return stop;
}
