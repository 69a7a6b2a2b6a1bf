// npm run tool -- old-tests <git ref> [files]: the server's tests of an older release on the schema of this one. Shows
// whether its code goes on while this release replaces it (docs/decisions/076-rolling-deploys.md). Needs the packages
// of this release to suit it.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNode } from "./steps/find-node.mjs";
import { findCommand, root, runScript, StepError } from "./steps/project.mjs";
import { runProgram } from "./steps/run-program.mjs";

const migrations = join("database", "migrations");

await runScript(async () => {
  const [ref, ...files] = process.argv.slice(2);
  if (!ref) throw new StepError("Say of which release: npm run tool -- old-tests v1.2 [files of tests]");
  const folder = mkdtempSync(join(tmpdir(), "tabeeb-old-"));
  const git = (...args) => runProgram("git", ["-C", root, ...args], { quiet: true });
  try {
    const { code, output } = await git("worktree", "add", "--detach", folder, ref);
    if (code !== 0) throw new StepError(output);
    cpSync(join(root, migrations), join(folder, migrations), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const vitest = [findCommand("vitest", "vitest"), "run", "--root", folder];
    // They compare the schema with the code, which differ on purpose.
    const apart = ["own-data.test.ts", "release-schema.test.ts"].flatMap((name) => [
      "--exclude",
      `**/${name}`,
    ]);
    const chosen = files.length > 0 ? files : ["server", "database"];
    return (await runProgram(findNode(), [...vitest, ...apart, ...chosen], { cwd: folder })).code;
  } finally {
    await git("worktree", "remove", "--force", folder);
    rmSync(folder, { recursive: true, force: true });
  }
});
