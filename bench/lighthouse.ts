// Lighthouse's mobile preset on the built shop: the median of three first visits, against the limits this shop holds
// itself to. `npm run bench -- lighthouse`, or `npm run bench -- lighthouse /cart` for some pages; exits 1 if a limit
// is missed. Its reports are in dist/lighthouse.
//
// Lighthouse's 114 packages (176 MB) would double the time of installing the shop, so they have a lock file of their
// own in bench/lighthouse, from which they come when this runs.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../e2e/support/find-chromium.ts";
import { limits, median, readReport, type Visit } from "./lighthouse-report.ts";
import { withProductionShop } from "./production-shop.ts";
import { sampleCart } from "./sample-cart.ts";

const runs = 3;
const pages = ["/", "/products", "/selectedItem/mall-road-v-neck-set", "/cart", "/checkout"];

/** Pages of one shopper tell search engines to stay away, which Lighthouse takes for a mistake. */
const skippedAudits = new Map([
  ["/cart", "is-crawlable"],
  ["/checkout", "is-crawlable"],
]);

const executablePath = findChromium() ?? chromium.executablePath();
const folder = "dist/lighthouse";
const chosen = process.argv.slice(2);

await mkdir(folder, { recursive: true });
await withProductionShop({}, async (shop) => {
  const cart = await sampleCart(shop.origin);
  console.log(`| page | ${limits.map(({ name }) => name).join(" | ")} |`);
  console.log(`|---|${limits.map(() => "---|").join("")}`);
  for (const path of chosen.length > 0 ? chosen : pages) {
    // Warm the cache: the first request renders the page.
    await fetch(shop.origin + path);
    const visits: Visit[] = [];
    for (let run = 1; run <= runs; run += 1) visits.push(await visit(shop.origin, path, cart, run));
    print(path, visits);
  }
});

/** A first visit with nothing in the browser's cache, but something in the cart. */
async function visit(origin: string, path: string, cart: string, run: number): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), "tabeeb-lighthouse-"));
  const report = join(folder, `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${run}`);
  const skipped = skippedAudits.get(path);
  try {
    await storeCart(profile, origin, cart);
    // Lighthouse starts the browser; no sandbox, so that it also starts in a container.
    const flags = ["--headless=new", "--no-sandbox", `--user-data-dir=${profile}`];
    await recorded([
      join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js"),
      origin + path,
      `--chrome-flags=${flags.join(" ")}`,
      "--output=json",
      "--output=html",
      `--output-path=${report}`,
      "--quiet",
      "--disable-storage-reset",
      "--no-enable-error-reporting",
      ...(skipped === undefined ? [] : [`--skip-audits=${skipped}`]),
    ]);
    return readReport(JSON.parse(await readFile(`${report}.report.json`, "utf8")));
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Runs Lighthouse, once more where its browser was too late to note the beginning of the visit (NO_NAVSTART): nothing
 * was measured.
 */
async function recorded(args: string[], triesLeft = 2): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: executablePath },
    });
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes("NO_NAVSTART")) throw error;
    await recorded(args, triesLeft - 1);
  }
}

/** Storage belongs to an origin, so something of it must be visited; robots.txt puts nothing else into the cache. */
async function storeCart(profile: string, origin: string, cart: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    args: chromiumArguments,
    executablePath,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem("cart", stored), cart);
  await context.close();
}

/** One row; what misses its limit is bold, and what cost points is named below. */
function print(path: string, visits: readonly Visit[]): void {
  const cells = limits.map(({ name, digits, isKept }) => {
    const value = median(visits.map(({ figures }) => figures[name]));
    if (isKept(value)) return value.toFixed(digits);
    process.exitCode = 1;
    return `**${value.toFixed(digits)}**`;
  });
  console.log(`| ${path} | ${cells.join(" | ")} |`);
  const findings = new Set(visits.flatMap((each) => each.findings));
  if (findings.size > 0) console.error(`${path}: ${[...findings].join(", ")}`);
}
