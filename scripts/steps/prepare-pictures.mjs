import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root, StepError } from "./project.mjs";
import { runProgram } from "./run-program.mjs";

/** Makes the WebP twins of the shipped AVIF pictures, unless each has its own. */
export async function preparePictures(node) {
  const files = readdirSync(join(root, "pictures"));
  const twins = new Set(files.filter((file) => file.endsWith(".webp")));
  if (files.every((file) => !file.endsWith(".avif") || twins.has(file.replace(/avif$/, "webp")))) return;
  console.log("Preparing the pictures, once …");
  const { code, output } = await runProgram(node, ["database/seeds/render-webp.ts"], { quiet: true });
  if (code !== 0) {
    throw new StepError(
      `${output}\nThe pictures could not be prepared: free some disk space, then try again.`,
    );
  }
}
