import { availableParallelism } from "node:os";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./e2e/support/find-chromium.ts";

const executablePath = findChromium();
const inBrowser = "web/**/*.browser.test.tsx";
/**
 * Modules that it replaces would be replaced for the files after it, or not at all where one before it has loaded them.
 */
const apart = "server/orders/crossing-control.test.ts";
const globalSetup = ["database/testing/global-setup.ts", "server/testing/shared-parts.ts"];

export default defineConfig({
  test: {
    // Nothing is measured here: a slow machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // A file waits for its database most of the time.
    maxWorkers: Math.min(2 * availableParallelism(), 8),
    projects: [
      {
        extends: true,
        // The pages' plugins stay out: API tests need the server alone, and journeys have a browser.
        test: {
          name: "node",
          include: [
            "{build,contract,drawings,database,server,web,bench}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.mjs",
          ],
          exclude: ["**/node_modules/**", inBrowser, apart],
          globalSetup,
          // Loading the server for each file is half of the run; a file leaves nothing behind that another would
          // find.
          isolate: false,
        },
      },
      { extends: true, test: { name: "apart", include: [apart], globalSetup } },
      {
        extends: true,
        // Found by the way they would reload the page in the middle of a test.
        optimizeDeps: {
          entries: [inBrowser, "web/ui/toaster.tsx"],
          include: ["react-dom/client", "vitest-browser-react"],
          exclude: ["lucide"],
        },
        test: {
          name: "browser",
          include: [inBrowser],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: chromiumArguments,
                ...(executablePath === undefined ? {} : { executablePath }),
              },
              contextOptions: { locale: "en-GB", timezoneId: "Asia/Karachi" },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
