import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { originOf } from "../bench/start-process.ts";
import { launchEmbedded } from "../database/embedded/launch-embedded.ts";
import { sampleOrder } from "./clients/journey.ts";

// The steps of deploy/Dockerfile without a container: the shop from the files of the image alone, on a PostgreSQL
// elsewhere.

/** Beyond Node's own. */
const mostMegabytes = 120;

const folder = join(import.meta.dirname, "made", "image");
const dataDir = join(import.meta.dirname, "made", "data");
for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
execFileSync(process.execPath, ["scripts/collect-image.mjs", folder], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
});

const files = await readdir(folder, { recursive: true, withFileTypes: true });
const sizes = files
  .filter((file) => file.isFile())
  .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
const megabytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000_000;
if (megabytes > mostMegabytes) throw new Error(`${megabytes.toFixed(1)} MB, at most ${mostMegabytes}`);

const database = await launchEmbedded({ dataDir: join(dataDir, "database"), log: () => {} });
const env = {
  PATH: process.env.PATH,
  NODE_ENV: "production",
  DATABASE_URL: database.ownerUrl,
  DATA_DIR: dataDir,
  SECRET_KEY: "0".repeat(64),
  PORT: "0",
};

function run(...args: string[]) {
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
}

const shop = run("dist/server/index.js");
try {
  const origin = await originOf(shop, "the shop of the image");
  for (const path of ["/readyz", "/", "/ur/products", "/selectedItem/liberty-v-neck-set", "/admin"]) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  const placed = await fetch(`${origin}/orders/createOrderAsGuest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sampleOrder),
  });
  if (placed.status !== 201) throw new Error(`an order: ${placed.status} ${await placed.text()}`);
  const backup = run("server/startup/commands/backup.ts", join(dataDir, "shop.backup"));
  const [code] = await once(backup, "exit");
  if (code !== 0) throw new Error(`the backup ended with ${code}`);
} finally {
  shop.kill("SIGTERM");
  if (shop.exitCode === null) await once(shop, "exit");
  await database.stop();
}
process.stdout.write(`${megabytes.toFixed(1)} MB\n`);
