import { spawnSync } from "node:child_process";
import { root, StepError } from "./project.mjs";

function git(...words) {
  const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit since which there are changes: the one that is named, or the last that a branch has in common with `main`.
 */
export function commitBefore(name) {
  const commit = name ? git("rev-parse", "--verify", "--quiet", `${name}^{commit}`) : commonWithMain();
  if (!commit)
    throw new StepError(`Git knows no commit ${name ?? "that this branch has in common with main"}.`);
  return commit;
}

function commonWithMain() {
  const main = ["origin/main", "main"].find((branch) => git("rev-parse", "--verify", "--quiet", branch));
  return main && git("merge-base", "HEAD", main);
}

/** Paths of what was changed since a commit, added files and those that are not committed among them. */
export function changedFiles(commit) {
  const changed = [git("diff", "--name-only", commit), git("ls-files", "--others", "--exclude-standard")];
  return changed.flatMap((text) => (text ? text.split("\n") : []));
}
