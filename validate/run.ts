import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProductionShop, withDataFolder } from "../bench/production-shop.ts";

// npm run validate: what others wrote to check shops looks at ours, on the built shop with the demo products.

const folder = fileURLToPath(new URL(".", import.meta.url));

type Check = {
  name: string;
  command: string;
  args: (origin: string) => readonly string[];
  /** Left out where its program is not installed: it is no package of npm. */
  isOptional?: true;
};

const apiDocument = "made/openapi.json";

const checks: readonly Check[] = [
  { name: "API document, by Redocly", command: "redocly", args: () => ["lint", apiDocument] },
  {
    name: "alert rules, by promtool",
    command: "promtool",
    args: () => ["test", "rules", "../docs/prometheus-alerts.test.yaml"],
    isOptional: true,
  },
  {
    name: "API document, by Spectral",
    command: "spectral",
    args: () => ["lint", apiDocument, "--fail-severity=warn"],
  },
  {
    name: "client made by openapi-typescript",
    command: "openapi-typescript",
    args: () => [apiDocument, "-o", "made/openapi-typescript.ts"],
  },
  {
    name: "client made by orval",
    command: "orval",
    args: () => ["--input", apiDocument, "--output", "made/orval.ts", "--client", "fetch"],
  },
  {
    name: "client made by swagger-typescript-api",
    command: "swagger-typescript-api",
    args: () => ["generate", "-p", apiDocument, "-o", "made", "-n", "swagger-typescript-api.ts"],
  },
  {
    name: "the files of the image: 120 MB, and enough for an order and a backup",
    command: process.execPath,
    args: () => ["image.ts"],
  },
  { name: "clients compile in strict mode", command: "tsc", args: () => ["-p", "."] },
  {
    name: "clients place, track and cancel an order",
    command: process.execPath,
    args: (origin) => ["made/built/clients/run.js", origin],
  },
];

async function saveDocument(origin: string): Promise<void> {
  await rm(join(folder, "made"), { recursive: true, force: true });
  await mkdir(join(folder, "made"));
  const answer = await fetch(`${origin}/docs/openapi.json`);
  await writeFile(join(folder, apiDocument), await answer.text());
}

/** The output of a check that failed; undefined of one that passed. */
async function runCheck({ command, args }: Check, origin: string): Promise<string | undefined> {
  const path = `${join(folder, "node_modules", ".bin")}:${process.env.PATH}`;
  const child = spawn(command, args(origin), {
    cwd: folder,
    env: {
      ...process.env,
      PATH: path,
      NO_COLOR: "1",
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (part) => (output += String(part)));
  child.stderr.on("data", (part) => (output += String(part)));
  const [code] = await once(child, "close");
  return code === 0 ? undefined : output;
}

await withDataFolder(async (dataDir) => {
  const shop = await startProductionShop(dataDir);
  try {
    await saveDocument(shop.origin);
    for (const check of checks) {
      if (check.isOptional && spawnSync(check.command, ["--version"]).error) {
        process.stdout.write(`left out  ${check.name}: not installed\n`);
        continue;
      }
      const failure = await runCheck(check, shop.origin);
      process.stdout.write(`${failure === undefined ? "passed" : "FAILED"}  ${check.name}\n${failure ?? ""}`);
      if (failure !== undefined) process.exitCode = 1;
    }
  } finally {
    await shop.stop();
  }
});
