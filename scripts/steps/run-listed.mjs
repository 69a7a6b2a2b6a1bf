import { buildShop } from "./build-shop.mjs";
import { findNode } from "./find-node.mjs";
import { installPackages } from "./install-packages.mjs";
import { runScript, StepError } from "./project.mjs";
import { handOver, runProgram } from "./run-program.mjs";

/**
 * Runs the program that is named first, with the rest as its arguments; without a name it lists them all. Each has a
 * `file`, `does` in a sentence, and where it is wanted `build` (of the shop) or `before`, a command of npm.
 */
export async function runListed(command, programs) {
  await runScript(async () => {
    const [name, ...args] = process.argv.slice(2);
    if (name === undefined) return list(command, programs);
    const program = new Map(Object.entries(programs)).get(name);
    if (!program)
      throw new StepError(`There is no ${name}: \`npm run ${command}\` lists the names that there are.`);
    await installPackages({ tools: true });
    const node = findNode();
    if (program.before) {
      const { code } = await runProgram("npm", program.before, { shell: process.platform === "win32" });
      if (code !== 0) return code;
    }
    if (program.build) await buildShop(node);
    return handOver(node, [program.file, ...args], {});
  });
}

function list(command, programs) {
  console.log(`npm run ${command} -- NAME, with one of these names:\n`);
  const width = Math.max(...Object.keys(programs).map((name) => name.length));
  for (const [name, { does }] of Object.entries(programs)) console.log(`  ${name.padEnd(width)}  ${does}`);
  return 0;
}
