// Copies what the built shop needs to run into a folder: node scripts/collect-image.mjs FOLDER. For deploy/Dockerfile.
// The packages that build and test it are fifteen times as large.
import { cp, mkdir, readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { root } from "./steps/project.mjs";

/** The programs of the shop; what they import is found by reading them. */
const programs = [
  "dist/server/index.js",
  "server/pictures/picture-process.ts",
  ...["backup", "create-admin", "restore"].map((name) => `server/startup/commands/${name}.ts`),
];

/** Read by their path. */
const folders = ["dist", "pictures", "database/migrations"];

function readProgram(path) {
  return readFile(path, "utf8").then(
    (text) => (path.endsWith(".ts") ? stripTypeScriptTypes(text) : text),
    (error) => {
      if (["ENOENT", "EISDIR"].includes(error.code)) return null;
      throw error;
    },
  );
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder: node scripts/collect-image.mjs FOLDER");
const { fileList } = await nodeFileTrace(
  programs.map((file) => join(root, file)),
  { base: root, ts: true, readFile: readProgram },
);
for (const file of [...fileList, ...folders, "package.json", "LICENSE"]) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await cp(join(root, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
}
