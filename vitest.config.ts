import { defineConfig } from "vitest/config";

// The pages' plugins stay out: API tests need the server alone, and journeys have a browser.
export default defineConfig({
  test: {
    include: ["{contract,drawings,database,server,web,scripts,bench}/**/*.test.{ts,tsx}"],
    globalSetup: ["database/testing/global-setup.ts"],
    // Loading the server anew for each file is half of the run; a file leaves nothing behind that another would find.
    isolate: false,
    // Nothing is measured here: a slow machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
