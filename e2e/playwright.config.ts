import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, findChromium } from "./support/find-chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/open-shop.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 4,
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
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      // Pages whose wide layout is looked at on another page.
      grepInvert: /@phone|@alone/,
    },
    {
      name: "phone",
      // Drawn without its seven times as many pixels, which no journey looks at, for a twelfth less of the processor.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      // Facts that do not depend on the size of the screen are shown once.
      grepInvert: /@once|@alone/,
    },
    {
      name: "alone",
      use: { viewport: { width: 1440, height: 900 } },
      // Journeys that block all others, such as a closed shop.
      grep: /@alone/,
      dependencies: ["desktop", "phone"],
      // Two of them would close the shop for each other.
      workers: 1,
    },
  ],
});
