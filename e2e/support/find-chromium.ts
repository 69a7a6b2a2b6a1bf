import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell draws no window around each page and takes two thirds of the processor time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];

/**
 * The Chromium to drive: CHROMIUM_PATH, else the quickest one on PATH. Undefined leaves it to Playwright, which has its
 * own if it was installed.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** A browser that asks nothing of the outside world, also as root in a container. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
