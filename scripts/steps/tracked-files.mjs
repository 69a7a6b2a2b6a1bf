import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/**
 * Paths of the project's files, new ones too, without ignored ones and those that Git still names after they were
 * deleted.
 */
export function trackedFiles() {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => file && existsSync(join(root, file)));
}
