import { defineConfig } from "vitest/config";

// The pages' plugins stay out: API tests need the server alone, and journeys have a browser.
export default defineConfig({
  test: {
    include: ["{contract,drawings,database,server,web,scripts,bench}/**/*.test.{ts,tsx}"],
    globalSetup: ["database/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
