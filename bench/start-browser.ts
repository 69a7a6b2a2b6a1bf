import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumArguments } from "../e2e/support/find-chromium.ts";
import { killTree } from "./kill-tree.ts";

/** What Lighthouse gives a browser of its own: nothing that works or waits in the background. */
const undisturbed = [
  "--headless=new",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-extensions",
  "--disable-default-apps",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--mute-audio",
];

/**
 * The page comes before everything else. On a phone it has cores enough and its pictures are drawn by another chip; here the threads
 * that draw them run on the page's processors, and on Linux Chromium puts them before it (niceness -8). Needs the rights of root;
 * without them `nice` starts the page all the same.
 */
const pageFirst = "--renderer-cmd-prefix=nice -n -10";

/** Starts Chromium on a profile; it listens for what to do at a port of its choice. */
export async function startBrowser(executablePath: string, profile: string) {
  const child = spawn(
    executablePath,
    [
      ...chromiumArguments,
      ...undisturbed,
      pageFirst,
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
    ],
    { stdio: "ignore" },
  );
  await once(child, "spawn");
  const { pid } = child;
  if (pid === undefined) throw new Error(`${executablePath} did not start.`);
  /** The command may be a script that started it: that one's end would leave it running. */
  const stop = () => killTree(pid);
  try {
    return { port: await readPort(profile), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Chromium writes it into the profile as soon as it listens. */
async function readPort(profile: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const written = await readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
    const [port] = written.split("\n");
    if (port) return Number(port);
    await wait(100);
  }
  throw new Error("Chromium has not told its port in ten seconds.");
}
