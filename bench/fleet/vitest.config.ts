import { defineConfig } from "vitest/config";

/** For `npm run tool -- fleet-tests` only: tests that need external programs and the built shop. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["bench/fleet/*.fleet.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
