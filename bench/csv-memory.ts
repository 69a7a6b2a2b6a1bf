import { execFile } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { importLimits } from "#contract/catalog/product-files.ts";
import { textOfCell, toCsv } from "#contract/values/csv.ts";
import { createDatabase } from "#database/connect.ts";
import { readRows } from "#server/platform/csv/read-rows.ts";
import { startSessions } from "./office-sessions.ts";
import { startProductionShop, withDataFolder } from "./production-shop.ts";

// Measures the built shop's memory during product export and import, and whether it grows with their number.
// `npm run bench -- csv`, on Linux.

const sizes = [1_000, 100_000];
/** Rows that are changed and saved; looking at a file goes through all of them. */
const changed = 1_000;

const run = promisify(execFile);

for (const size of sizes) {
  await withDataFolder(async (dataDir) => {
    await seed(dataDir, size);
    const shop = await startProductionShop(dataDir);
    const database = createDatabase(shop.databaseUrl);
    const customer = await database.pool.query<{ id: string }>(
      "select id from users where role = 'customer' limit 1",
    );
    const sessions = await startSessions(database, customer.rows[0]?.id ?? "");
    const { staff: headers } = sessions.headers;
    const file = join(dataDir, "products.csv");
    const prices = join(dataDir, "prices.csv");
    try {
      const calls = `${shop.origin}/api/admin/products`;
      await measure(shop.pid, `${size} rows exported`, () => download(`${calls}/export`, headers, file));
      await measure(shop.pid, `${size} rows looked at`, () => upload(`${calls}/import`, headers, file));
      await changePrices(file, prices, Math.ceil(size / changed));
      await measure(shop.pid, `${size} rows imported, ${changed} of them changed`, () =>
        upload(`${calls}/import?save=yes`, headers, prices),
      );
    } finally {
      // No cleanup: the data folder is deleted.
      await database.close();
      await shop.stop();
    }
  });
}

async function seed(dataDir: string, size: number): Promise<void> {
  const program = ["server/startup/commands/seed.ts", "--products", String(size)];
  await run(process.execPath, program, { env: { ...process.env, DATA_DIR: dataDir } });
}

/** Memory as proc_pid_status(5) has it, VmHWM. */
async function measure(pid: number, name: string, work: () => Promise<string>): Promise<void> {
  const before = await peakOf(pid);
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1_000;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${before} MB before, at most ${await peakOf(pid)} MB. ${result}`,
  );
}

async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function download(url: string, headers: Record<string, string>, path: string): Promise<string> {
  await pipeline(await answerTo(request(url, { headers }).end()), createWriteStream(path));
  return "";
}

async function upload(url: string, headers: Record<string, string>, path: string): Promise<string> {
  const sent = request(url, { method: "POST", headers: { ...headers, "content-type": "text/csv" } });
  const answered = answerTo(sent);
  await pipeline(createReadStream(path), sent);
  const lines = (await text(await answered)).trim().split("\n");
  return lines.at(-1)?.slice(0, 200) ?? "";
}

function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once("response", resolve).once("error", reject);
  });
}

/** Rewrites a file with another price in every n-th row. */
async function changePrices(from: string, to: string, every: number): Promise<void> {
  let price = -1;
  await pipeline(
    readRows(from, importLimits),
    async function* asText(rows) {
      for await (const { number, cells } of rows) {
        if (number === 1) price = cells.indexOf("Price");
        const isChanged = number > 1 && number % every === 0;
        yield toCsv([
          cells.map((cell, index) => (isChanged && index === price ? Number(cell) + 10 : textOfCell(cell))),
        ]);
      }
    },
    createWriteStream(to),
  );
}
