import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./support/find-chromium.ts";
import { phone } from "./support/phone.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/open-shop.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  // A journey waits for more than half of its time, for a courier or a clock: five keep two cores busy.
  workers: Math.min(Math.ceil(2.5 * availableParallelism()), 8),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // docs/decisions/012-retry-browser-tests.md
  retries: 1,
  reporter: "list",
  use: {
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: "only-on-failure",
    // Recording takes a fifth of the run; `--trace on` shows what a failure needs.
    trace: "off",
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Asia/Karachi",
  },
  projects: [
    {
      name: "alone",
      use: { viewport: { width: 1440, height: 900 } },
      // Journeys in a shop of their own, which they close or which has a gateway. First: Playwright would leave to the
      // end, one after the other, what needs a worker of its own.
      grep: /@alone/,
    },
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      // Pages whose wide layout is looked at on another page.
      grepInvert: /@phone|@alone/,
    },
    {
      name: "phone",
      use: phone,
      // Facts that do not depend on the size of the screen are shown once.
      grepInvert: /@once|@alone/,
    },
  ],
});
