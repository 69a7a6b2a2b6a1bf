import { defineConfig } from "vitest/config";

/** Of `npm run tool -- fleet-tests` alone: what needs programs that this project does not bring, and the built shop. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["bench/fleet/*.fleet.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
