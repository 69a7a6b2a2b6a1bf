import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { withDataFolder } from "../production-shop.ts";
import type { Extent, Trial } from "./promise.ts";

export async function killEverything(extent: Extent): Promise<Trial[]> {
  return [await kill(extent === "short" ? ["--rounds=2"] : ["--rounds=10"])];
}

/** The control: with asynchronous commits, orders must be lost. */
export async function killWithEarlyAnswers(): Promise<Trial[]> {
  return [await kill(["--rounds=4", "--control"])];
}

async function kill(options: string[]): Promise<Trial> {
  const { code, output } = await run(["bench/kill-nine.ts", ...options], {});
  const lines = output.trim().split("\n");
  return {
    what: `kill -9 of everything ${options.join(" ")}`,
    figures: lines.at(-1) ?? "",
    isKept: code === 0,
  };
}

/** The shop refuses a database that could lose orders at startup, with a message. */
export function openOnForgetfulDatabase(): Promise<Trial[]> {
  return openOn({ throwaway: true });
}

export function openOnDurableDatabase(): Promise<Trial[]> {
  return openOn({ throwaway: false });
}

function openOn({ throwaway }: { throwaway: boolean }): Promise<Trial[]> {
  return withDataFolder(async (dataDir) => {
    const database = await launchEmbedded({ dataDir: join(dataDir, "server"), log: () => {}, throwaway });
    try {
      const settings = { DATABASE_URL: database.ownerUrl, DATA_DIR: join(dataDir, "shop"), PORT: "0" };
      const { code, output, wasReady } = await run(["dist/server/index.js"], settings);
      const said = /The database could lose confirmed orders.*/.exec(output)?.[0] ?? "said nothing of it";
      return [
        {
          what: "opened on a server with fsync, full_page_writes and synchronous_commit off",
          figures: `ready: ${wasReady ? "yes" : "never"}, exit code ${code}, "${said}"`,
          isKept: !wasReady && code === 1 && said.includes("switch it on"),
        },
      ];
    } finally {
      await database.stop();
    }
  });
}

/** Runs a program to its end; stops a shop that becomes ready. */
async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let wasReady = false;
  const watch = setInterval(async () => {
    const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
    const response =
      origin === undefined ? undefined : await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.status !== 200) return;
    wasReady = true;
    child.kill("SIGTERM");
  }, 20);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  await once(child, "close");
  clearInterval(watch);
  return { code: child.exitCode, output, wasReady };
}
