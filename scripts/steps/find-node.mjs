import { spawnSync } from "node:child_process";
import { findOwnNode, StepError } from "./project.mjs";

// The line that the shop is tested on, and the first with a stable way to run TypeScript files as they are.
const oldest = [26, 0];

/** The Node to run the shop with, at least 26.0: the one that comes with the packages, else the one that runs this. */
export function findNode(file = findOwnNode() ?? process.execPath) {
  const { stdout } = spawnSync(file, ["--version"], { encoding: "utf8" });
  const [major, minor] = (stdout ?? "").replace("v", "").split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return file;
  throw new StepError(
    `Node ${oldest.join(".")} or newer is needed and ${file} is not: run npm ci without --omit=optional, ` +
      "or install a newer Node.",
  );
}
