import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Takes the settings in the file `.env`; what the environment has set already wins. */
export function readEnvFile(folder = root) {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
